import { createDOMRenderer, FluentProvider, RendererProvider } from '@fluentui/react-components';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import * as z from 'zod/mini';
import { SettingsProvider, useSettings } from '@/components/SettingsProvider';
import { THEMES } from '@/components/theme';
import { readStored } from './browserStore';
import { dropHandOffToken, keepHandOffToken } from './handOffToken';
import { navigateBy } from './navigation';
import { createRoutes, loadAhead } from './routes';
import { SessionProvider } from './SessionProvider';
import { startSession } from './session';
import { Toasts } from './Toasts';
import { tellPage } from './tellPage';

// Under our content security policy nothing may be evaluated.
z.config({ jitless: true });

const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content ?? '';
const renderer = createDOMRenderer(document, { styleElementAttributes: { nonce } });
const session = startSession((text, stays) => tellPage(text, 'error', stays));
keepHandOffToken();
// Whoever has a session keeps it (G012).
session.subscribe((snapshot) => {
  if (snapshot.hasTag('signed-in')) dropHandOffToken();
});
const router = createRoutes();
loadAhead(router.state, readStored());
navigateBy(router);

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
          <SessionProvider session={session}>
            <RouterProvider router={router} />
            <Toasts />
          </SessionProvider>
        </Themed>
      </SettingsProvider>
    </RendererProvider>
  </StrictMode>,
);
