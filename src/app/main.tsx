import './surroundings/surroundings';
import './pageLocale';
import {
  createDOMRenderer,
  FluentProvider,
  PositioningConfigurationProvider,
  RendererProvider,
} from '@fluentui/react-components';
import { type ReactNode, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import * as z from 'zod/mini';
import { withinWindow } from '@/components/layout/withinWindow';
import { lazyOptional } from '@/components/lazy/lazyPart';
import { SettingsProvider, useSettings } from '@/components/SettingsProvider';
import { THEMES } from '@/components/theme';
import { setRouter } from './routing/navigateThen';
import { createRoutes, preloadRoute } from './routing/routes';
import { captureHandOffToken, clearHandOffToken } from './session/handOffToken';
import { SessionProvider } from './session/SessionProvider';
import { readStoredSession } from './session/sessionStore';
import { startSession } from './session/startSession';
import { ignoreStrayDrops } from './shell/ignoreStrayDrops';
import { notifyPage } from './shell/notifyPage';
import { OfflineBar } from './shell/OfflineBar';
import { Toasts } from './shell/Toasts';

ignoreStrayDrops(window);
// The content security policy forbids evaluation of code.
z.config({ jitless: true });

const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content ?? '';
const renderer = createDOMRenderer(document, { styleElementAttributes: { nonce } });
const session = startSession({
  notify: (text, duration) => notifyPage(text, 'error', duration),
  restartPage: () => window.location.replace('/'),
});
const LateParts = lazyOptional(async () => (await import('./shell/startLateParts')).startLateParts(session));
captureHandOffToken();
// A stored session survives a reload.
session.subscribe((snapshot) => {
  if (snapshot.hasTag('signed-in')) clearHandOffToken();
});
const router = createRoutes();
preloadRoute(router.state, readStoredSession());
setRouter(router);

function Themed({ children }: { children: ReactNode }) {
  const { resolvedTheme } = useSettings();
  return (
    <FluentProvider theme={THEMES[resolvedTheme]} style={{ height: '100%' }}>
      <PositioningConfigurationProvider value={withinWindow}>{children}</PositioningConfigurationProvider>
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
            <div className="page">
              <OfflineBar router={router} />
              <RouterProvider router={router} />
            </div>
            <Toasts />
            <Suspense>
              <LateParts />
            </Suspense>
          </SessionProvider>
        </Themed>
      </SettingsProvider>
    </RendererProvider>
  </StrictMode>,
);
