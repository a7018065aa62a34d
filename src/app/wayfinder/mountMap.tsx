import { createDOMRenderer, FluentProvider, RendererProvider } from '@fluentui/react-components';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { guardComposition } from '@/components/guardComposition';
import { SettingsProvider, useSettings } from '@/components/SettingsProvider';
import { THEMES } from '@/components/theme';
import { ReadAloudContext } from '@/screens/preview/directions/readAloudPart';
import { ReadAloudPart } from '../visitor/ReadAloudPart';

// The location does not change while the page is open; a build has it in files beside the page.
const client = new QueryClient({
  defaultOptions: { queries: { networkMode: 'always', retry: 1, staleTime: Number.POSITIVE_INFINITY } },
});

function Themed({ children }: { readonly children: ReactNode }) {
  const { resolvedTheme } = useSettings();
  return (
    <FluentProvider theme={THEMES[resolvedTheme]} style={{ height: '100%' }}>
      {children}
    </FluentProvider>
  );
}

/** Shows a visitors' map as the whole page. */
export function mountMap(map: ReactNode): void {
  guardComposition(window);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  createRoot(root).render(
    <StrictMode>
      <RendererProvider renderer={createDOMRenderer(document)} targetDocument={document}>
        <SettingsProvider>
          <QueryClientProvider client={client}>
            <Themed>
              <ReadAloudContext value={ReadAloudPart}>{map}</ReadAloudContext>
            </Themed>
          </QueryClientProvider>
        </SettingsProvider>
      </RendererProvider>
    </StrictMode>,
  );
}
