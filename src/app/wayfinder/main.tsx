import '../pageLocale';
import { createDOMRenderer, FluentProvider, RendererProvider } from '@fluentui/react-components';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { SettingsProvider, useSettings } from '@/components/SettingsProvider';
import { THEMES } from '@/components/theme';
import { Wayfinder } from '@/screens/preview/Wayfinder';
import { readBuiltPlan, readBuiltPublication } from './builtFiles';

// The files beside the page never change, and the service worker has them all.
const client = new QueryClient({
  defaultOptions: { queries: { networkMode: 'always', retry: 1, staleTime: Number.POSITIVE_INFINITY } },
});

function Themed() {
  const { resolvedTheme } = useSettings();
  return (
    <FluentProvider theme={THEMES[resolvedTheme]} style={{ height: '100%' }}>
      <Wayfinder readPublication={readBuiltPublication} loadPlan={readBuiltPlan} />
    </FluentProvider>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('wayfinder.html has no #root.');
createRoot(root).render(
  <StrictMode>
    <RendererProvider renderer={createDOMRenderer(document)} targetDocument={document}>
      <SettingsProvider>
        <QueryClientProvider client={client}>
          <Themed />
        </QueryClientProvider>
      </SettingsProvider>
    </RendererProvider>
  </StrictMode>,
);

// Without it the map works too, as long as its server is reached. A page that is opened as a file has none.
navigator.serviceWorker?.register('./sw.js', { type: 'module' }).catch(() => undefined);
