import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { LocationOverviewScreen } from '@/screens/locationOverview/LocationOverviewScreen';
import { cleanUp, render } from '../../support/render';

afterEach(cleanUp);

it('[LS23] a location that is not there has no way to its pages', async () => {
  vi.stubGlobal(
    'fetch',
    async () =>
      new Response(JSON.stringify({ error: 'Not found.' }), {
        status: 404,
        headers: { 'content-type': 'application/json' },
      }),
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  // Nothing of a location is shown, so none of its machines starts.
  const machines = {} as ComponentProps<typeof LocationOverviewScreen>;
  const { page, until } = await render(
    <QueryClientProvider client={client}>
      <LocationOverviewScreen {...machines} />
    </QueryClientProvider>,
  );
  await until(() => page.textContent?.includes('ERROR 404') === true);
  expect([...page.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['Retry']);
});
