import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { destinationsQuery } from '@/api/destinations/destinationList';
import { getToasts, removeShownToast } from '@/components/feedback/toastStack';
import type { Destination } from '@/contract/destinations/destinations';
import type { PlacedBatch } from '@/contract/destinations/placementBatches';
import {
  type LabelPlacingAnswer,
  type LabelPlacingRequest,
  labelPlacingMachine,
} from '@/machines/editor/labelPlacing.machine';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import { createNetwork } from '@/model/network/network';
import { LabelPlacingButton } from '@/screens/editor/labels/LabelPlacingButton';
import { LabelPlacingDialog } from '@/screens/editor/labels/LabelPlacingDialog';
import type { LabelPlacingProps } from '@/screens/editor/session/partProps';
import { floorPlanOf } from '../../../support/boxFloorPlan';
import { cleanUp, render } from '../../../support/dom/render';
import { testCurrentUser } from '../../../support/dom/testCurrentUser';
import { testEditor } from '../../../support/dom/testEditor';

beforeEach(() => {
  for (const { id } of getToasts().shown) removeShownToast(id);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await cleanUp();
});

const drawnRooms = (names: readonly string[]) =>
  drawnFloor(floorPlanOf(Object.fromEntries(names.map((name, at) => [name, [6 * at, 0, 6 * at + 5, 5] as const]))));
const LABELS: Readonly<Record<string, string>> = {
  room_1: 'Toilets',
  room_2: 'Toilets',
  room_3: 'Café',
  room_4: 'L12',
};
const BATCH: PlacedBatch = { placements: [{ id: 5, revision: 1 }], destinations: [{ id: 8, revision: 1 }] };

async function opened(labels = LABELS) {
  const editor = await testEditor({
    network: createNetwork([]),
    data: {
      labels: Object.entries(labels).map(([object_name, text]) => ({ floor_id: 'ground', object_name, text })),
    },
    drawn: drawnRooms(Object.keys(labels)),
  });
  const organisation = testCurrentUser().organisation.uuid;
  editor.client.setQueryDefaults(['destinations'], { staleTime: Number.POSITIVE_INFINITY });
  editor.client.setQueryData(destinationsQuery(organisation).queryKey, [{ id: 3, name: 'café' } as Destination]);
  const requests: LabelPlacingRequest[] = [];
  const create = fromPromise<LabelPlacingAnswer, LabelPlacingRequest>(async ({ input }) => {
    requests.push(input);
    return { kind: 'created' as const, batch: BATCH };
  });
  const machine = labelPlacingMachine.provide({ actors: { create } });
  Object.assign(editor.session, {
    LabelPlacing: (props: LabelPlacingProps) => <LabelPlacingDialog {...props} machine={machine} />,
  });
  const page = await render(editor.around(<LabelPlacingButton />));
  const press = (words: string) => page.after(() => page.text(words)?.closest('button')?.click());
  return { ...editor, ...page, press, requests };
}

it('[PP16] [PP17] lists the labels, codes not ticked, and says what becomes of each room', async () => {
  const { press, page, requests } = await opened();
  await press('Create 4 destinations from labels');
  const rows = () => [...page.querySelectorAll('li')];
  await vi.waitFor(() =>
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      'Caféroom_3 · uses the existing destination',
      'Toiletsroom_1 · shared by 2 rooms',
      'Toiletsroom_2 · shared by 2 rooms',
      'L12room_4',
    ]),
  );
  await press('Place 3 rooms');
  expect(requests).toMatchObject([{ project: 'mall', floor: 'ground', sharesNames: true }]);
  expect(requests[0]?.rooms.map(({ mesh }) => mesh)).toEqual(['room_3', 'room_1', 'room_2']);
});

it('[PP18] one toast says how many rooms have a destination, and its Undo sends what was created', async () => {
  const { press, page } = await opened();
  await press('Create 4 destinations from labels');
  await press('Place 3 rooms');
  expect(page.querySelector('[role=dialog]')).toBeNull();
  const [toast] = getToasts().shown;
  expect([toast?.text, toast?.action?.label]).toEqual(['1 room has its destination.', 'Undo']);
  const sent = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ data: { removed: 0, kept: ['Toilets'] }, message: '' }));
  toast?.action?.run();
  await vi.waitFor(() =>
    expect(getToasts().shown.map(({ text }) => text)).toContain(
      '0 rooms were emptied again. Changed since, so kept: Toilets.',
    ),
  );
  const [address, { body, method }] = sent.mock.calls[0] as [string, RequestInit];
  expect([method, JSON.parse(String(body))]).toEqual(['POST', BATCH]);
  expect(String(address)).toContain('projects/mall/project-mesh-destinations/undo');
});

it('[PP16] a room that something is typed for is not listed: its own form saves it', async () => {
  const { session, text, after } = await opened();
  await after(() => {
    const untouched = { floor: 'ground', mesh: 'room_1' } as never;
    session.placements.change({ floor: 'ground', mesh: 'room_1', entered: 'WC' } as never, untouched);
  });
  expect(text('Create 3 destinations from labels')).not.toBeNull();
});

it('[PP16] of hundreds of labels those near the window are rendered', async () => {
  // A page of tests has no layout of its own.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(52);
  const names = Array.from({ length: 450 }, (_, at) => [`room_${at}`, `Office of team ${at}`]);
  const { press, page } = await opened(Object.fromEntries(names));
  await press('Create 450 destinations from labels');
  const rows = () => page.querySelectorAll('[role=dialog] li').length;
  await vi.waitFor(() => expect(rows()).toBeGreaterThan(0));
  expect(rows()).toBeLessThan(100);
});
