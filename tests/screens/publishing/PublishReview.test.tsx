import { Dialog, DialogSurface } from '@fluentui/react-components';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { publicationChangesQuery } from '@/api/publishing/publicationChanges';
import { formatDateTime } from '@/components/formatDateTime';
import type { PublicationChanges } from '@/contract/publishing/publicationChanges';
import { PublishReview } from '@/screens/publishing/PublishReview';
import { cleanUp, render } from '../../support/dom/render';
import { testCurrentUser } from '../../support/dom/testCurrentUser';

afterEach(cleanUp);

const UUID = '44444444-4444-4444-8444-444444444444';
const PUBLISHED = '2026-03-02T10:00:00.000Z';
const BUILT = '2026-02-27T09:00:00.000Z';
const user = testCurrentUser();
const time = (moment: string) => formatDateTime(moment, user.user.time_zone);

const CHANGED: PublicationChanges['changes'] = [{ kind: 'details', added: 0, changed: 1, removed: 0 }];
const EARLIER = { build_number: 3, created_at: BUILT };

it.each([
  ['never', null, null, CHANGED, 'It was never published: visitors see nothing yet.'],
  ['published', PUBLISHED, null, CHANGED, `Changes since it was published on ${time(PUBLISHED)}`],
  ['unchanged', PUBLISHED, null, [], `Nothing has changed since it was published on ${time(PUBLISHED)}.`],
  [
    'rolled back',
    PUBLISHED,
    EARLIER,
    CHANGED,
    `On ${time(PUBLISHED)} build 3 of ${time(BUILT)} was published again. What differs from it`,
  ],
  [
    'rolled back to the same',
    PUBLISHED,
    EARLIER,
    [],
    `On ${time(PUBLISHED)} build 3 of ${time(BUILT)} was published again. Nothing differs from it.`,
  ],
] as const)(
  '[PU19] names the time for what it is: %s',
  async (_name, published_at, earlier_build, changes, expected) => {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
    client.setQueryData(publicationChangesQuery(UUID).queryKey, { published_at, earlier_build, changes: [...changes] });
    await render(
      <QueryClientProvider client={client}>
        <Dialog open>
          <DialogSurface>
            <PublishReview
              project={{ uuid: UUID, name: 'Mall' }}
              problems={null}
              onPublish={() => undefined}
              onCancel={() => undefined}
            />
          </DialogSurface>
        </Dialog>
      </QueryClientProvider>,
      user,
    );
    expect(document.querySelector('[role=dialog] p')?.textContent).toBe(expected);
  },
);

it.each([
  [0, false],
  [1, '1 place is for staff only and is not published.'],
  [7, '7 places are for staff only and are not published.'],
] as const)('[PU35] counts the places for staff only: %i', async (staff_only, expected) => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const data = { published_at: PUBLISHED, earlier_build: null, changes: [...CHANGED], staff_only };
  client.setQueryData(publicationChangesQuery(UUID).queryKey, data);
  await render(
    <QueryClientProvider client={client}>
      <Dialog open>
        <DialogSurface>
          <PublishReview
            project={{ uuid: UUID, name: 'Mall' }}
            problems={null}
            onPublish={() => undefined}
            onCancel={() => undefined}
          />
        </DialogSurface>
      </Dialog>
    </QueryClientProvider>,
    user,
  );
  const words = document.querySelector('[role=dialog]')?.textContent ?? '';
  expect(expected === false ? words.includes('staff') : words.includes(expected)).toBe(expected !== false);
});

it('[PU11] Save and publish publishes once everything is saved, and not before', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const changes = { published_at: PUBLISHED, earlier_build: null, changes: [...CHANGED] };
  client.setQueryData(publicationChangesQuery(UUID).queryKey, changes);
  const asked: string[] = [];
  let set: (unsaved: { count: number; isSaving: boolean }) => void = () => undefined;
  function Review() {
    const [unsaved, setUnsaved] = useState({ count: 2, isSaving: false });
    set = setUnsaved;
    return (
      <PublishReview
        project={{ uuid: UUID, name: 'Mall' }}
        problems={null}
        unsaved={{ ...unsaved, onSave: () => void asked.push('save') }}
        onPublish={() => void asked.push('publish')}
        onCancel={() => undefined}
      />
    );
  }
  const { after } = await render(
    <QueryClientProvider client={client}>
      <Dialog open>
        <DialogSurface>
          <Review />
        </DialogSurface>
      </Dialog>
    </QueryClientProvider>,
    user,
  );
  const button = () => [...document.querySelectorAll('button')].find((one) => one.textContent === 'Save and publish');
  await after(() => button()?.click());
  await after(() => set({ count: 2, isSaving: true }));
  await after(() => set({ count: 1, isSaving: false }));
  expect(asked).toEqual(['save']);
  await after(() => set({ count: 0, isSaving: false }));
  expect([asked, button()]).toEqual([['save', 'publish'], undefined]);
});
