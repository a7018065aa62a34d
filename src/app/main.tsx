import { createDOMRenderer, FluentProvider, RendererProvider } from '@fluentui/react-components';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { z } from 'zod';
import { SettingsProvider, useSettings } from '@/components/SettingsProvider';
import { THEMES } from '@/components/theme';
import { createQueryClient } from './queryClient';
import { createRoutes } from './routes';
import { SessionProvider } from './SessionProvider';
import { startSession } from './session';
import { ToastHost, tellPage } from './ToastHost';

// Under our content security policy nothing may be evaluated.
z.config({ jitless: true });

const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content ?? '';
const renderer = createDOMRenderer(document, { styleElementAttributes: { nonce } });
const client = createQueryClient();
const session = startSession((text) => tellPage(text, 'error'));
session.subscribe((snapshot) => {
  if (snapshot.matches('signedOut')) client.clear();
});
const router = createRoutes(client);

function Themed({ children }: { children: ReactNode }) {
  const { shownTheme } = useSettings();
  return (
    <FluentProvider theme={THEMES[shownTheme]} style={{ height: '100%' }}>
      {children}
    </FluentProvider>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
createRoot(root).render(
  <StrictMode>
    <RendererProvider renderer={renderer} targetDocument={document}>
      <SettingsProvider>
        <Themed>
          <QueryClientProvider client={client}>
            <SessionProvider session={session}>
              <RouterProvider router={router} />
              <ToastHost />
            </SessionProvider>
          </QueryClientProvider>
        </Themed>
      </SettingsProvider>
    </RendererProvider>
  </StrictMode>,
);
