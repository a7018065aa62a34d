import { afterEach, expect, it } from 'vitest';
import { destinationsQuery } from '@/api/destinations/destinationList';
import type { Destination, Placement } from '@/contract/destinations/destinations';
import { TABS } from '@/machines/editor/tabs';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import { createNetwork, nodeId } from '@/model/network/network';
import { EntranceField } from '@/screens/editor/panels/fields/EntranceField';
import { MeshPanel } from '@/screens/editor/panels/MeshPanel';
import { roomRows } from '@/screens/editor/panels/places/roomRows';
import { createPlacementForms } from '@/screens/editor/placements/createPlacementForms';
import { untouchedDraft } from '@/screens/editor/placements/untouchedDraft';
import { EditorToolbar } from '@/screens/editor/workbench/EditorToolbar';
import { StatusBar } from '@/screens/editor/workbench/StatusBar';
import { node } from '../../../model/network/sampleNetwork';
import { floorPlanOf } from '../../../support/boxFloorPlan';
import { cleanUp, render } from '../../../support/dom/render';
import { testCurrentUser } from '../../../support/dom/testCurrentUser';
import { GROUND, testEditor } from '../../../support/dom/testEditor';

afterEach(cleanUp);

const LABELS = [
  { floor_id: 'ground', object_name: 'room_1', text: 'Bathroom' },
  { floor_id: 'ground', object_name: 'room_2', text: '-' },
];
const CAFE = {
  id: 7,
  floor_id: 'ground',
  object_name: 'room_3',
  location_name: 'Café',
  location_id: null,
  location_status: null,
  revision: 4,
  destination: { parent_id: 3, flagship: 0, colour: null },
} as unknown as Placement;
const drawn = drawnFloor(floorPlanOf({ room_1: [0, 0, 5, 5], room_2: [6, 0, 11, 5], room_3: [12, 0, 17, 5] }));

const revertRoom = () => {
  const found = document.querySelector<HTMLElement>('[aria-label="Revert the entries of this room"]');
  if (!found) throw new Error('There is no button that reverts the room.');
  return found;
};

async function opened(mesh: string, tab?: number) {
  const editor = await testEditor({
    network: createNetwork([node(1, 14, 2)]),
    data: { labels: LABELS, destinations: [CAFE] },
    drawn,
  });
  editor.client.setQueryData(destinationsQuery(testCurrentUser().organisation.uuid).queryKey, []);
  const view = (shown: string) =>
    editor.around(
      <>
        <EditorToolbar className="" run={(command) => command === 'save' && void editor.session.placements.saveAll()} />
        <MeshPanel key={shown} mesh={shown} floor={GROUND} />
        <StatusBar className="" />
      </>,
    );
  if (tab !== undefined) editor.editor.send({ type: 'tab.set', tab });
  const page = await render(view(mesh));
  const button = (name: string) => {
    const found = [...page.page.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    if (!found) throw new Error(`There is no button ${name}.`);
    return found;
  };
  const field = (label: string) => {
    const found = [...page.page.querySelectorAll('label')].find(({ textContent }) => textContent === label)?.htmlFor;
    const input = found && document.getElementById(found);
    if (!(input instanceof HTMLInputElement)) throw new Error(`There is no field ${label}.`);
    return input;
  };
  const type = (label: string, value: string) =>
    page.after(() => {
      const input = field(label);
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
  return { ...editor, ...page, view, button, field, type };
}

it('[PP5] the label of a room is the name that a new destination is offered, and "-" is none', async () => {
  const labelled = await opened('room_1');
  expect(labelled.field('Name').value).toBe('Bathroom');
  await labelled.after(() => labelled.button('Create').click());
  expect(labelled.placed).toMatchObject([{ mesh: 'room_1', id: null, entered: 'Bathroom' }]);
  await cleanUp();
  expect((await opened('room_2')).field('Name').value).toBe('');
});

it('[PP5] rooms are listed by destination, label or name', () => {
  const rows = roomRows(drawn, { labels: LABELS, destinations: [CAFE] }, 'ground').map(({ name, note }) => [
    name,
    note,
  ]);
  expect(rows).toEqual([
    ['Bathroom', 'room_1 · no destination'],
    ['Café', 'room_3'],
    ['room_2', 'no destination'],
  ]);
});

it('[PP7] what is typed for a room stays until it is discarded, and counts as unsaved', async () => {
  const { type, field, button, after, text, session, placed } = await opened('room_3', TABS.local);
  expect(button('Revert').getAttribute('aria-disabled')).toBe('true');
  await type('Unit number', '3.14');
  expect([field('Unit number').value, session.placements.get().size]).toEqual(['3.14', 1]);
  expect(text('1 room with unsaved entries')).not.toBeNull();
  expect(button('Revert').getAttribute('aria-disabled')).toBeNull();
  await after(() => revertRoom().click());
  expect([field('Unit number').value, session.placements.get().size, placed]).toEqual(['', 0, []]);
  await type('Unit number', '3.15');
  await type('Unit number', '');
  expect(session.placements.get().size).toBe(0);
  await type('Unit number', '3.16');
  await after(() => button('Revert').click());
  expect([session.placements.get().size, text('Saved')]).toEqual([0, expect.anything()]);
});

it('[PP8] Save saves what was typed, on the revision that it was typed on', async () => {
  const { type, button, after, session, placed } = await opened('room_3', TABS.local);
  await type('Unit number', '3.14');
  const saves = [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Save');
  await after(() => saves[0]?.click());
  expect(placed).toMatchObject([{ id: 7, revision: 4, chosen: 3, body: { location_id: '3.14' } }]);
  expect(session.placements.get().size).toBe(0);
  expect(button('Revert').getAttribute('aria-disabled')).toBe('true');
});

it('[PP8] a form that could not be saved keeps what was typed and its error; the others are saved', async () => {
  const forms = createPlacementForms(async ({ mesh }) => {
    if (mesh === 'a') throw new Error('Somebody else was faster.');
    return undefined;
  });
  for (const mesh of ['a', 'b']) {
    const untouched = untouchedDraft('ground', mesh, undefined, undefined);
    forms.change({ ...untouched, entered: `Shop ${mesh}` }, untouched);
  }
  await forms.saveAll();
  expect([...forms.get().values()]).toMatchObject([
    { mesh: 'a', entered: 'Shop a', error: 'Somebody else was faster.', isSaving: false },
  ]);
});

it('[PP6] a node in a room is offered as an entrance of its destination', async () => {
  const editor = await testEditor({ network: createNetwork([node(1, 14, 2)]), data: { destinations: [CAFE] }, drawn });
  const { text, after } = await render(editor.around(<EntranceField node={node(1, 14, 2)} />));
  await after(() => text('Make it an entrance of Café')?.click());
  expect(editor.document.getSnapshot().context.history.present.nodes.get(nodeId(1))?.mesh).toBe('room_3');
  await cleanUp();
  const outside = await render(editor.around(<EntranceField node={node(1, 30, 30)} />));
  expect(outside.text('Make it an entrance of Café')).toBeNull();
});

it('[PP10] a name that nothing matches opens no list', async () => {
  const { type, after, client, field, page } = await opened('room_2');
  const options = () => [...page.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent);
  const key = destinationsQuery(testCurrentUser().organisation.uuid).queryKey;
  const known = ['Apple', 'Café', 'Tea and Thyme'].map((name, at) => ({ id: [1, 3, 5][at], name }) as Destination);
  await after(() => client.setQueryData(key, known));
  await after(() => field('Name').click());
  expect(options()).toEqual(['Café', 'Apple', 'Tea and Thyme']);
  await type('Name', 'th');
  expect(options()).toEqual(['Tea and Thyme']);
  await type('Name', 'zz');
  expect([field('Name').getAttribute('aria-expanded'), options()]).toEqual(['false', []]);
});
