import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { LocationGate } from '@/app/locations/LocationGate';
import { getToasts } from '@/components/feedback/toastStack';
import { ProjectLogScreen } from '@/screens/projectLog/ProjectLogScreen';
import { cleanUp, render } from '../../support/dom/render';

afterEach(cleanUp);

async function shownWhere(status: number | ((address: string) => number), page: ReactNode) {
  vi.stubGlobal(
    'fetch',
    async (request: Request | string) =>
      new Response(JSON.stringify({ error: 'Not now.', message: 'Not now.', code: 'not-found' }), {
        status: typeof status === 'number' ? status : status(typeof request === 'string' ? request : request.url),
        headers: { 'content-type': 'application/json' },
      }),
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={client}>
      <Routes>
        <Route path="/:id" element={page} />
        <Route path="/locations" element={<output>the locations</output>} />
      </Routes>
    </QueryClientProvider>,
    undefined,
    '/mall',
  );
}

it.each([
  [
    'of the gate',
    <LocationGate key="gate">
      <h1>The files</h1>
    </LocationGate>,
  ],
  ['of the log', <ProjectLogScreen key="log" />],
])('[LS23] a location that is not there is named, with the way to the locations: %s', async (_name, shown) => {
  const before = getToasts().shown.length;
  const { page, text, after, until } = await shownWhere(404, shown);
  await until(() => text('This location does not exist') !== null);
  expect(page.querySelectorAll('h1')).toHaveLength(1);
  expect(getToasts().shown).toHaveLength(before);
  const [button, ...more] = page.querySelectorAll('button');
  expect(more).toEqual([]);
  await after(() => button?.click());
  await until(() => text('the locations') !== null);
});

it('[LS23] any other failure leaves the page to say it', async () => {
  const { page } = await shownWhere(
    500,
    <LocationGate>
      <h1>The files</h1>
    </LocationGate>,
  );
  expect(page.querySelector('h1')?.textContent).toBe('The files');
});

it('[LS23] whether another organisation has it is asked again where that could not be read', async () => {
  let owner = 503;
  const { page, text, after, until } = await shownWhere(
    (address) => (address.includes('organisation') ? owner : 404),
    <LocationGate>
      <h1>The files</h1>
    </LocationGate>,
  );
  await until(() => text('This location could not be read') !== null);
  owner = 404;
  await after(() => page.querySelector('button')?.click());
  await until(() => text('This location does not exist') !== null);
});
