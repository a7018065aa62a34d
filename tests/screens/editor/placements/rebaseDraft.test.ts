import { expect, it } from 'vitest';
import { ApiError } from '@/api/transport/apiError';
import type { Placement } from '@/contract/destinations/destinations';
import { createPlacementForms } from '@/screens/editor/placements/createPlacementForms';
import type { PlacementDraft } from '@/screens/editor/placements/placementDraft';
import { rebaseDraft } from '@/screens/editor/placements/rebaseDraft';
import { resolved } from '@/screens/editor/placements/resolved';
import { untouchedDraft, withRoom } from '@/screens/editor/placements/untouchedDraft';
import { keptRooms, readRooms } from '@/screens/editor/typed/typedRooms';

const FLOOR = '11111111-1111-4111-8111-111111111111';
const placement = (phone: string, unit: string | null, revision: number): Placement => ({
  id: 7,
  floor_id: FLOOR,
  floor_name: 'Ground',
  object_name: 'room_3',
  location_name: 'Café',
  location_id: unit,
  location_status: null,
  destination: {
    parent_id: 3,
    name: 'Café',
    description: '',
    logo: null,
    map_logo: null,
    flagship: 0,
    categories: [],
    colour: null,
    phone_number: phone,
  },
  revision,
});
const stale = (current: unknown) =>
  new ApiError(409, 'Changed.', { error: 'Changed.', message: 'Changed.', code: 'conflict', current });
const untouched = untouchedDraft(FLOOR, 'room_3', placement('1', null, 4), undefined);

/** The forms of rooms whose first save meets a colleague's, and what is sent. */
function opened(current: unknown) {
  const sent: PlacementDraft[] = [];
  const forms = createPlacementForms(
    async (draft) => {
      sent.push(draft);
      if (draft.revision === 4) throw stale(current);
      return undefined;
    },
    { rebase: async (error, draft, before) => rebaseDraft(error, draft, before) },
  );
  return { sent, forms };
}
const typed = (phone: string) => withRoom(untouched, { ...untouched.room, phone });

it('[PP8] a room that a colleague saved meanwhile is saved with their changes beside one’s own', async () => {
  const { sent, forms } = opened(placement('1', '3.14', 5));
  forms.change(typed('2'), untouched);
  await forms.saveAll();
  expect(sent.map(({ revision, body }) => [revision, body.phone_number, body.location_id])).toEqual([
    [4, '2', null],
    [5, '2', '3.14'],
  ]);
  expect(forms.get().size).toBe(0);
});

it('[PP8] a colleague’s save that is read between two keystrokes is no change of one’s own', async () => {
  const { sent, forms } = opened(placement('1', '3.14', 5));
  forms.change(typed('2'), untouched);
  const theirs = untouchedDraft(FLOOR, 'room_3', placement('1', '3.14', 5), undefined);
  const [draft] = forms.get().values();
  forms.change(withRoom(draft!, { ...draft!.room, phone: '23' }), theirs);
  await forms.saveAll();
  expect(sent.map(({ revision, body }) => [revision, body.phone_number, body.location_id])).toEqual([
    [4, '23', null],
    [5, '23', '3.14'],
  ]);
});

it('[PP8] what was typed back is nothing, also where a colleague has saved meanwhile', () => {
  const { forms } = opened(placement('1', '3.14', 5));
  forms.change(typed('2'), untouched);
  const theirs = untouchedDraft(FLOOR, 'room_3', placement('1', '3.14', 5), undefined);
  forms.change(typed('1'), theirs);
  expect(forms.get().size).toBe(0);
});

it('[PP8] input that is restored after a reload meets a colleague’s save like any other', async () => {
  const before = opened(placement('1', '3.14', 5));
  before.forms.change(typed('2'), untouched);
  const kept = structuredClone(keptRooms(before.forms.kept()));
  const { sent, forms } = opened(placement('1', '3.14', 5));
  forms.restore(readRooms(kept));
  await forms.saveAll();
  expect(sent.map(({ revision, body }) => [revision, body.phone_number, body.location_id])).toEqual([
    [4, '2', null],
    [5, '2', '3.14'],
  ]);
  expect([forms.get().size, forms.kept()]).toEqual([0, []]);
});

it('[PP8] a field of a room that both changed is named with their value, and the next save keeps one’s own', async () => {
  const { sent, forms } = opened(placement('3', null, 5));
  forms.change(typed('2'), untouched);
  await forms.saveAll();
  const [draft] = forms.get().values();
  expect(draft).toMatchObject({ revision: 5, room: { phone: '2' }, isSaving: false });
  expect(draft?.error).toContain('theirs is “3”');
  await forms.saveAll();
  expect(sent.at(-1)).toMatchObject({ revision: 5, body: { phone_number: '2' } });
});

it('[PP8] of fields that both changed, each can be that of the colleague or one’s own', async () => {
  const { sent, forms } = opened(placement('3', '3.14', 5));
  forms.change(withRoom(untouched, { ...untouched.room, phone: '2', locationId: '2.71' }), untouched);
  await forms.saveAll();
  const [draft] = forms.get().values();
  expect(draft?.asked?.differences).toEqual([
    { name: 'locationId', label: 'Unit number', mine: '2.71', theirs: '3.14' },
    { name: 'phone', label: 'Phone', mine: '2', theirs: '3' },
  ]);
  const chosen = draft && resolved(draft, { locationId: 'theirs', phone: 'mine' });
  expect(chosen?.asked).toBeUndefined();
  if (chosen) forms.change(chosen, untouchedDraft(FLOOR, 'room_3', placement('3', '3.14', 5), undefined));
  await forms.saveAll();
  expect(sent.at(-1)?.body).toMatchObject({ location_id: '3.14', phone_number: '2' });
  expect(forms.get().size).toBe(0);
});

it('[PP8] the destination that a colleague chose for the room can be taken', () => {
  const current = { ...placement('1', null, 5), location_name: 'Bakery' };
  const theirs = { ...current, destination: { ...current.destination, parent_id: 4 } };
  const rebased = rebaseDraft(stale(theirs), { ...untouched, chosen: 9, entered: 'Bank' }, untouched);
  const names = rebased?.draft.asked?.differences;
  expect(names).toEqual([{ name: 'destination', label: 'Destination', mine: 'Bank', theirs: 'Bakery' }]);
  const taken = rebased && resolved(rebased.draft, { destination: 'theirs' });
  expect([taken?.chosen, taken?.entered]).toEqual([4, 'Bakery']);
});

it('[PP8] a form that both have changed is open again, not being saved', async () => {
  const { forms } = opened(placement('3', '3.14', 5));
  forms.change(typed('2'), untouched);
  await forms.saveAll();
  const [draft] = [...forms.get().values()];
  expect([draft?.isSaving, draft?.revision, draft?.error === null]).toEqual([false, 5, false]);
});

it('[PP8] the rebase is of the form as it was sent, without what says that it is being saved', async () => {
  const given: PlacementDraft[] = [];
  const forms = createPlacementForms(
    async () => {
      throw stale(null);
    },
    {
      rebase: async (_error, draft) => {
        given.push(draft);
        return null;
      },
    },
  );
  forms.change(typed('2'), untouched);
  await forms.saveAll();
  expect(given.map(({ isSaving, body }) => [isSaving, body.phone_number])).toEqual([[false, '2']]);
});

it('[PP8] a form that met a colleague’s save is kept with the room as they saved it', async () => {
  const { forms } = opened(placement('3', null, 5));
  forms.change(typed('2'), untouched);
  await forms.saveAll();
  expect(forms.kept()).toMatchObject([
    { revision: 5, room: { phone: '2' }, untouched: { revision: 5, room: { phone: '3' } } },
  ]);
});

it('[PP8] a room for which a colleague saved the same is saved, and not sent again', async () => {
  const { sent, forms } = opened(placement('2', null, 5));
  forms.change(typed('2'), untouched);
  await forms.saveAll();
  expect([sent.length, forms.get().size, forms.kept()]).toEqual([1, 0, []]);
});
