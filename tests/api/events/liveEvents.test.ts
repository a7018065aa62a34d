import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { refreshAfter } from '@/api/events/liveEvents';
import { kiosksKey } from '@/api/kiosks/keys';
import { organisationQuery, subOrganisationsQuery } from '@/api/organisations/organisations';
import { skinQuery, skinsQuery } from '@/api/skins/skins';
import { permissionsQuery } from '@/api/users/roles';
import { usersQuery } from '@/api/users/users';
import { versionsQuery } from '@/api/versions/versions';
import { EVENT_KINDS, type EventKind } from '@/contract/events/events';
import { PLAIN_KINDS } from '@/contract/plainRecords';
import { RECORD_KINDS } from '@/contract/recordKinds';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', { removeItem: (key: string) => stored.delete(key) });
});

const turn = () => new Promise((done) => setTimeout(done, 0));

/** A list of kiosks on a screen, whose answers the test gives. */
async function openList() {
  const client = new QueryClient();
  const answers: ((list: string) => void)[] = [];
  let aborted = 0;
  const observer = new QueryObserver(client, {
    queryKey: kiosksKey('own'),
    queryFn: ({ signal }) => {
      signal.addEventListener('abort', () => {
        aborted += 1;
      });
      return new Promise<string>((answer) => answers.push(answer));
    },
  });
  observer.subscribe(() => undefined);
  const answer = async (list: string) => {
    answers.at(-1)?.(list);
    await turn();
    await turn();
  };
  await turn();
  return {
    client,
    answer,
    asked: () => answers.length,
    aborted: () => aborted,
    shown: () => observer.getCurrentResult().data,
  };
}

it('[LU10] loads the kiosks again for their event alone, and for that of the own organisation', async () => {
  const { client, answer, asked } = await openList();
  await answer('first');
  void refreshAfter(client, 'publishing-update', 'own');
  void refreshAfter(client, 'imports-update', 'own');
  void refreshAfter(client, 'kiosks-update', 'other');
  await turn();
  expect(asked()).toBe(1);
  void refreshAfter(client, 'kiosks-update', 'own');
  await turn();
  expect(asked()).toBe(2);
});

const LISTS: readonly (readonly [EventKind, readonly (readonly string[])[]])[] = [
  [
    'categories-update',
    [
      ['categories', 'own'],
      ['destinations', 'own'],
    ],
  ],
  [
    'destinations-update',
    [
      ['destinations', 'own'],
      ['tags', 'own'],
    ],
  ],
  ...PLAIN_KINDS.map((kind) => [RECORD_KINDS[kind].event, [[RECORD_KINDS[kind].list, 'own']]] as const),
  [
    'promotions-update',
    [
      ['promotions', 'event', 'own'],
      ['promotions', 'offer', 'own'],
    ],
  ],
  [
    'locations-update',
    [
      ['projects', 'own'],
      ['project', 'one'],
      ['advertising', 'own'],
      ['access-keys', 'one'],
    ],
  ],
  [
    'skins-update',
    [
      ['skins', 'own'],
      ['skins', 'one', '7'],
      ['projects', 'own'],
    ],
  ],
  [
    'users-update',
    [
      ['users', 'own'],
      ['roles', 'own'],
    ],
  ],
  [
    'organisations-update',
    [
      ['organisations', 'sub', 'own'],
      ['organisations', 'one', 'below'],
    ],
  ],
  ['versions-update', [['versions']]],
  ['network-update', [['network-state', 'one']]],
  [
    'publishing-update',
    [
      ['projects', 'own'],
      ['project', 'one'],
    ],
  ],
];

/** Lists of an organisation that are not those of plain records. */
const LISTED = ['categories', 'destinations', 'tags', 'projects', 'advertising', 'users', 'roles'];

it.each(LISTS)('[LU10] %s makes the lists stale that show its records, and no others', async (kind, stale) => {
  const client = new QueryClient();
  const known = [
    ...[...PLAIN_KINDS.map((kind) => RECORD_KINDS[kind].list), ...LISTED].flatMap((name) => [
      [name, 'own'],
      [name, 'other'],
    ]),
    ...['event', 'offer'].map((name) => ['promotions', name, 'own']),
    ['project', 'one'],
    ['project', 'one', 'network'],
    ['network-state', 'one'],
    ['access-keys', 'one'],
    ['skins', 'own'],
    ['skins', 'one', '7'],
    ['organisations', 'sub', 'own'],
    ['organisations', 'one', 'below'],
    ['versions'],
  ];
  for (const key of known) client.setQueryData(key, []);
  await refreshAfter(client, kind, 'own');
  const isStale = (key: readonly string[]) => client.getQueryState(key)?.isInvalidated === true;
  expect(known.filter(isStale).map(String).sort()).toEqual(stale.map(String).sort());
});

it.each([
  ['skins-update', skinsQuery('own').queryKey],
  ['skins-update', skinQuery('7').queryKey],
  ['users-update', usersQuery('own').queryKey],
  ['users-update', permissionsQuery('own').queryKey],
  ['organisations-update', subOrganisationsQuery('own').queryKey],
  ['organisations-update', organisationQuery('own').queryKey],
  ['versions-update', versionsQuery.queryKey],
] as const)('[LU10] %s loads an open list again: %s', async (kind, queryKey) => {
  const client = new QueryClient();
  let asked = 0;
  const queryFn = async () => {
    asked += 1;
    return asked;
  };
  const observer = new QueryObserver<number>(client, { queryKey, queryFn });
  observer.subscribe(() => undefined);
  await turn();
  await refreshAfter(client, 'imports-update', 'own');
  expect(observer.getCurrentResult().data).toBe(1);
  await refreshAfter(client, kind, 'own');
  expect(observer.getCurrentResult().data).toBeGreaterThan(1);
});

it('[LU10] every event of a list is tried', () => {
  const others: readonly EventKind[] = ['kiosks-update', 'imports-update', 'presence-update', 'floor-plans-update'];
  expect([...LISTS.map(([kind]) => kind), ...others].sort()).toEqual([...EVENT_KINDS].sort());
});

it('[LU10] categories are not taken from the storage of the tab after their event', async () => {
  const client = new QueryClient();
  for (const organisation of ['own', 'other']) stored.set(`atrium.categories.${organisation}`, '[]');
  await refreshAfter(client, 'amenities-update', 'own');
  expect(stored.size).toBe(2);
  await refreshAfter(client, 'categories-update', 'own');
  expect([...stored.keys()]).toEqual(['atrium.categories.other']);
});

it('[LU10] a list that is being loaded arrives although events keep coming, and is loaded once more', async () => {
  const { client, answer, asked, aborted, shown } = await openList();
  for (let events = 0; events < 5; events += 1) {
    void refreshAfter(client, 'kiosks-update', 'own');
    await turn();
  }
  expect([asked(), aborted()]).toEqual([1, 0]);
  await answer('first');
  expect([shown(), asked()]).toEqual(['first', 2]);
  await answer('second');
  expect([shown(), asked(), aborted()]).toEqual(['second', 2, 0]);
});

it('[OL21] loads what an open editor shows of its location again, and not the network that somebody edits', async () => {
  const client = new QueryClient();
  const keys = [
    ['project-data', 'mall'],
    ['project-data', 'mall', 'placements'],
    ['project', 'mall', 'network'],
  ];
  for (const key of keys) client.setQueryData(key, 'read');
  await refreshAfter(client, 'floor-plans-update', 'own');
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, false, false]);
});
