import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { IconManager } from '@/screens/icons/IconManager';
import { cleanUp, render } from '../../support/dom/render';

afterEach(async () => {
  await cleanUp();
  vi.unstubAllGlobals();
});

it('[IC13] a list of own icons that could not be read says so, and can be read again', async () => {
  let isBroken = true;
  vi.stubGlobal('fetch', async () =>
    isBroken
      ? Response.json({ error: true, message: 'The service is down.', code: 'internal' }, { status: 500 })
      : Response.json({ data: { host: '', global: [], organisation: [] } }),
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { until } = await render(
    <QueryClientProvider client={client}>
      <IconManager read={vi.fn()} onClose={() => undefined} />
    </QueryClientProvider>,
  );
  const dialog = () => document.querySelector('[role="dialog"]')?.textContent ?? '';
  await until(() => dialog().includes('could not be loaded'));
  expect(dialog()).not.toContain('There are no custom icons yet');
  isBroken = false;
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Retry')?.click();
  await until(() => dialog().includes('There are no custom icons yet'));
});
