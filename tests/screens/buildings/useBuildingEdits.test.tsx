import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clearToasts, getToasts } from '@/components/feedback/toastStack';
import type { BuildingList } from '@/contract/buildings/buildings';
import { parseEdits } from '@/screens/buildings/buildingEdits';
import { type BuildingEditing, useBuildingEdits } from '@/screens/buildings/useBuildingEdits';
import { holdService } from '../../app/support/heldService';
import { reloadPage } from '../../support/dom/reloadPage';
import { cleanUp, render } from '../../support/dom/render';

const service = holdService();
beforeEach(() => clearToasts());
afterEach(cleanUp);

const NORTH = '11111111-1111-4111-8111-111111111111';
const listed = (name: string, revision: number): BuildingList => ({
  buildings: [{ uuid: NORTH, name, shortname: 'n', overview: true, floors: [] }],
  revision,
});

async function edited(list: BuildingList) {
  let editing: BuildingEditing | undefined;
  const Edits = () => {
    editing = useBuildingEdits('mall', list);
    return null;
  };
  const { after, until } = await render(
    <QueryClientProvider client={service.client}>
      <Edits />
    </QueryClientProvider>,
  );
  const now = () => editing as BuildingEditing;
  return { now, until, act: (work: (current: BuildingEditing) => void) => after(() => work(now())) };
}

it('[BU9] a save sends the whole list with its revision, and leaves no change', async () => {
  const { now, act, until } = await edited(listed('North', 4));
  await act(({ changeBuilding }) => changeBuilding(NORTH, { name: 'Tower' }));
  expect([now().isDirty, now().shown[0]?.name]).toEqual([true, 'Tower']);
  await act(({ save }) => save());
  const call = await service.next('PUT projects/mall/buildings');
  expect(call.body).toMatchObject({ revision: 4, buildings: [{ uuid: NORTH, name: 'Tower' }] });
  call.answer(listed('Tower', 5), 'Saved.');
  await until(() => !now().isDirty);
  expect(getToasts().shown.map(({ text }) => text)).toEqual(['Saved.']);
});

it('[BU9] a name that is missing is said at its building, and nothing is sent', async () => {
  const { now, act } = await edited(listed('North', 4));
  await act(({ changeBuilding }) => changeBuilding(NORTH, { name: '' }));
  await act(({ save }) => save());
  expect(Object.keys(now().errors)).toEqual([NORTH]);
  expect(service.waiting()).toEqual([]);
});

it('[BU9] a save that came second keeps the change and asks about what both changed before the next one', async () => {
  const { now, act, until } = await edited(listed('North', 4));
  await act(({ changeBuilding }) => changeBuilding(NORTH, { name: 'Tower' }));
  await act(({ save }) => save());
  const call = await service.next('PUT projects/mall/buildings');
  call.refuse(409, { current: listed('Wing', 5) });
  await until(() => now().conflicts.length === 1);
  expect(now().conflicts[0]).toMatchObject({ uuid: NORTH, field: 'name', mine: 'Tower', theirs: 'Wing' });
  await act(({ save }) => save());
  expect(service.waiting()).toEqual([]);
});

it('[FM52] changes are there again after a reload, until the page is left without them', async () => {
  const first = await edited(listed('North', 4));
  await first.act(({ changeBuilding }) => changeBuilding(NORTH, { name: 'Tower', overview: false }));
  await reloadPage();
  const second = await edited(listed('North', 5));
  expect([second.now().isDirty, second.now().shown[0]?.name]).toEqual([true, 'Tower']);
  await second.act(({ forget }) => forget());
  await reloadPage();
  expect((await edited(listed('North', 5))).now().isDirty).toBe(false);
});

it('[FM52] changes of another shape are not taken', () => {
  expect([null, 'text', {}, { buildings: { [NORTH]: { name: 7 } }, floors: {}, orders: {} }].map(parseEdits)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
