import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { uploadsKey } from '@/api/uploads/keys';
import type { Floor } from '@/contract/buildings/buildings';
import type { UploadedMapFile } from '@/contract/uploads/uploads';
import { mapApprovalMachine, type UploadPreview } from '@/machines/mapApproval.machine';
import type { ConfirmedMatch } from '@/model/floorPlan/identity/roomMatch';
import { EarlierPlans } from '@/screens/buildings/EarlierPlans';
import { cleanUp, render } from '../../support/dom/render';
import { testCurrentUser } from '../../support/dom/testCurrentUser';

afterEach(cleanUp);

const PROJECT = '44444444-4444-4444-8444-444444444444';
const FLOOR: Floor = {
  uuid: '66666666-6666-4666-8666-666666666666',
  name: 'Ground',
  shortname: 'G',
  order: 0,
  compile: false,
  plan: 'plans/now',
};
const upload = (last: number, more: Partial<UploadedMapFile> = {}): UploadedMapFile => ({
  uuid: `77777777-7777-4777-8777-77777777777${last}`,
  floor: { uuid: FLOOR.uuid, name: FLOOR.name },
  filename: `plan-${last}.zip`,
  bytes: 1000,
  created_at: '2026-11-01T10:00:00.000Z',
  approved_at: `2026-11-0${last}T12:00:00.000Z`,
  current: false,
  report: {
    meshes: 1,
    triangles: 2,
    vertices: 4,
    up: 'z',
    unit: 'm',
    mirrored: false,
    reasons: [],
    size: { width: 10, depth: 10 },
    problems: [],
  },
  ...more,
});
const EARLIER = upload(1);
const UPLOADS = [
  upload(3, { current: true }),
  EARLIER,
  upload(2, { approved_at: null }),
  upload(4, { floor: { uuid: PROJECT, name: 'First' } }),
];

const room = (from: string, to: string[], destinations: string[]) => ({
  ...{ kind: to.length > 0 ? ('renamed' as const) : ('gone' as const), from, to, destinations },
  ...{ entrances: 0, kiosks: 0, route_cases: 0 },
});
const previewOf = (rooms: ReturnType<typeof room>[]): UploadPreview => ({
  upload: EARLIER,
  missing_meshes: [],
  kept_meshes: 0,
  new_meshes: 0,
  comparison: { plan: 'plans/now', offset: { x: 0, y: 0 }, same: 0, rooms, added: [] },
});

async function opened(rooms: ReturnType<typeof room>[]) {
  const asked: { upload: string; matches: readonly ConfirmedMatch[] }[] = [];
  const machine = mapApprovalMachine.provide({
    actors: {
      load: fromPromise(async () => previewOf(rooms)),
      approve: fromPromise(async ({ input }) => {
        asked.push(input);
        return EARLIER;
      }),
    },
  });
  const onUsed = vi.fn();
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(uploadsKey(PROJECT), UPLOADS);
  const rendered = await render(
    <QueryClientProvider client={client}>
      <EarlierPlans project={PROJECT} floor={FLOOR} machine={machine} onUsed={onUsed} />
    </QueryClientProvider>,
    testCurrentUser(),
  );
  const press = (name: string) =>
    rendered.after(() => [...document.querySelectorAll('button')].find((one) => one.textContent === name)?.click());
  return { ...rendered, press, asked, onUsed };
}

it('[PI12] lists the floor plans that the floor had before, and no other uploads', async () => {
  const { page } = await opened([]);
  expect([...page.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('plan-1.zip'),
  ]);
});

it('[PI12] one press gives the floor its earlier floor plan, with the rooms as they are matched', async () => {
  const { press, asked, onUsed } = await opened([room('1.204', ['Ward 2C'], ['Elderly Care'])]);
  await press('Use again');
  await expect.poll(() => onUsed.mock.calls.length).toBe(1);
  expect(asked).toEqual([{ upload: EARLIER.uuid, matches: [{ from: '1.204', to: 'Ward 2C' }] }]);
});

it('[PI12] it asks first where destinations would have no room, and names them', async () => {
  const { press, asked, onUsed } = await opened([room('1.204', [], ['Elderly Care'])]);
  await press('Use again');
  await expect.poll(() => document.querySelector('[data-dialog="warning"]')?.textContent).toContain('Elderly Care');
  expect(asked).toEqual([]);
  await press('Cancel');
  expect(document.querySelector('[data-dialog="warning"]')).toBeNull();
  expect([asked, onUsed.mock.calls]).toEqual([[], []]);
});
