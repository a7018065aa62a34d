import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { storageUseQuery } from '@/api/organisations/storageUse';
import type { StorageUse } from '@/contract/organisations/storageUse';
import { StoragePanel } from '@/screens/organisationDetails/StoragePanel';
import { cleanUp, render } from '../../support/dom/render';

const ORGANISATION = '4f0e3b52-2c0b-4b58-8c5e-1d7f1f1a3c22';

afterEach(cleanUp);

async function shown(use: StorageUse): Promise<string> {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(storageUseQuery(ORGANISATION).queryKey, use);
  await render(
    <QueryClientProvider client={client}>
      <StoragePanel organisation={ORGANISATION} />
    </QueryClientProvider>,
  );
  return document.querySelector('section')?.textContent ?? '';
}

it('[QU5] shows what an organisation has used of its quota, and by which kinds of files', async () => {
  const text = await shown({
    limit: 20_000_000_000,
    used: 1_200_000_000,
    kinds: [
      { kind: 'builds', bytes: 1_000_000_000, files: 10 },
      { kind: 'pictures', bytes: 200_000_000, files: 1 },
    ],
  });
  expect(text).toContain('1.2 GB of 20.0 GB used');
  expect(text).toContain('10 builds1.0 GB');
  expect(text).toContain('1 picture200 MB');
  expect(text).not.toContain('no longer need');
});

it('[QU5] says what to do when the quota is nearly used up', async () => {
  expect(await shown({ limit: 100, used: 95, kinds: [{ kind: 'films', bytes: 95, files: 2 }] })).toContain(
    'Delete floor plans, pictures or files that you no longer need.',
  );
});
