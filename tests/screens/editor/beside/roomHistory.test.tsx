import { afterEach, expect, it } from 'vitest';
import { destinationsQuery } from '@/api/destinations/destinationList';
import type { Destination, Placement } from '@/contract/destinations/destinations';
import { TABS } from '@/machines/editor/tabs';
import { stepsOf } from '@/model/network/history';
import { createNetwork } from '@/model/network/network';
import { dragNodes } from '@/model/network/operations/dragNodes';
import { MeshPanel } from '@/screens/editor/panels/MeshPanel';
import { KeptInput } from '@/screens/editor/typed/KeptInput';
import { EditorToolbar } from '@/screens/editor/workbench/EditorToolbar';
import { StatusBar } from '@/screens/editor/workbench/StatusBar';
import { node } from '../../../model/network/sampleNetwork';
import { cleanUp, render } from '../../../support/dom/render';
import { testCurrentUser } from '../../../support/dom/testCurrentUser';
import { GROUND, testEditor } from '../../../support/dom/testEditor';
import { typeInto } from '../../../support/dom/typeInto';

afterEach(cleanUp);

const CAFE = {
  id: 7,
  floor_id: 'ground',
  object_name: 'room_3',
  location_name: 'Café',
  location_id: 'A1',
  location_status: null,
  revision: 4,
  destination: { parent_id: 3, flagship: 0, colour: null },
} as unknown as Placement;
const DESTINATIONS: readonly Destination[] = [];

async function opened() {
  const editor = await testEditor({ network: createNetwork([node(1, 0, 0)]), data: { destinations: [CAFE] } });
  editor.client.setQueryData(destinationsQuery(testCurrentUser().organisation.uuid).queryKey, [...DESTINATIONS]);
  editor.editor.send({ type: 'mesh.select', mesh: 'room_3' });
  editor.editor.send({ type: 'tab.set', tab: TABS.local });
  const shown = await render(
    editor.around(
      <>
        <EditorToolbar className="" run={() => undefined} />
        <MeshPanel mesh="room_3" floor={GROUND} />
        <StatusBar className="" />
        <KeptInput />
      </>,
    ),
  );
  const { document, session } = editor;
  const { after, page, find } = shown;
  const field = (label: string) => {
    const found = [...page.querySelectorAll('label')].find(({ textContent }) => textContent === label)?.htmlFor;
    return window.document.getElementById(found ?? '') as HTMLInputElement;
  };
  const type = (input: HTMLInputElement, value: string) => after(() => typeInto(input, value));
  const send = (type: 'undo' | 'redo') => after(() => document.send({ type }));
  const state = () => find('[aria-label="Save state"]').textContent;
  const steps = () => stepsOf(document.getSnapshot().context.history);
  const room = () => session.placements.get().get('ground room_3');
  return { ...editor, ...shown, field, send, state, steps, room, type };
}

it('[ET50] typing in a field of a room is one step, which undo and redo take back and make again', async () => {
  const { field, type, send, state, steps, room } = await opened();
  for (const typed of ['A12', 'A123', 'A1234']) await type(field('Unit number'), typed);
  expect([steps(), state()]).toEqual([
    { notes: [{ kind: 'changeRoom', of: 'Café' }], done: 1 },
    '1 room with unsaved entries',
  ]);
  await send('undo');
  expect([field('Unit number').value, room(), steps().done, state()]).toEqual(['A1', undefined, 0, 'Saved']);
  await send('redo');
  expect([field('Unit number').value, room()?.body.location_id, steps().done]).toEqual(['A1234', 'A1234', 1]);
});

it('[ET50] typing back what was there leaves no step', async () => {
  const { field, type, steps, room } = await opened();
  await type(field('Unit number'), 'A12');
  await type(field('Unit number'), 'A1');
  expect([steps(), room()]).toEqual([{ notes: [], done: 0 }, undefined]);
});

it('[ET50] rooms and the network are undone in the order in which they were changed', async () => {
  const { document, after, field, type, send, steps } = await opened();
  const x = () => document.getSnapshot().context.history.present.nodes.values().next().value?.x;
  await type(field('Unit number'), 'B');
  const { present } = document.getSnapshot().context.history;
  const moved = dragNodes(present, new Map([...present.nodes.keys()].map((id) => [id, { x: 9, y: 0 }])), null);
  await after(() => document.send({ type: 'edit', operation: { ...moved, select: null } }));
  await type(field('Unit number'), 'BC');
  expect(steps().notes.map(({ kind }) => kind)).toEqual(['changeRoom', 'moveNodes', 'changeRoom']);
  await send('undo');
  expect([field('Unit number').value, x()]).toEqual(['B', 9]);
  await send('undo');
  expect([field('Unit number').value, x()]).toEqual(['B', 0]);
  await after(() => document.send({ type: 'history.goTo', done: 3 }));
  expect([field('Unit number').value, x()]).toEqual(['BC', 9]);
  await after(() => document.send({ type: 'history.goTo', done: 0 }));
  expect([field('Unit number').value, x()]).toEqual(['A1', 0]);
});

it('[ET51] undo reaches past a save: the fields of the step are unsaved again, others keep what was saved', async () => {
  const { client, session, after, field, type, send, room } = await opened();
  await type(field('Unit number'), 'B2');
  const saved = { ...CAFE, location_id: 'B2', revision: 5, destination: { ...CAFE.destination, phone_number: '020' } };
  const { project, data } = session;
  await after(async () => {
    await session.placements.saveAll();
    client.setQueryData(['project-data', project], { ...data, destinations: [saved] });
  });
  expect(room()).toBeUndefined();
  await send('undo');
  expect(room()).toMatchObject({ revision: 5, body: { location_id: 'A1', phone_number: '020' } });
  await send('redo');
  expect(room()).toBeUndefined();
});

it('[ET52] the type of a room is a step as well, and nothing is sent before Save', async () => {
  const { page, after, send, room, steps, placed } = await opened();
  const radio = (value: string) => page.querySelector<HTMLInputElement>(`input[type=radio][value=${value}]`);
  await after(() => radio('floor')?.click());
  expect([radio('floor')?.checked, room()?.role, steps().done, placed]).toEqual([
    true,
    { type: 'floor', linked_floor_id: null, kind: null },
    1,
    [],
  ]);
  await send('undo');
  expect([radio('destination')?.checked, room()]).toEqual([true, undefined]);
});

it('[ET53] Revert discards the input for rooms as one step that can be undone', async () => {
  const { page, after, field, type, send, room, steps } = await opened();
  await type(field('Unit number'), 'B2');
  const revert = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === 'Revert');
  await after(() => revert?.click());
  expect([room(), steps().notes.at(-1)]).toEqual([undefined, { kind: 'revert' }]);
  await send('undo');
  expect(room()?.body.location_id).toBe('B2');
});

it('[ET54] the status bar leads to each room with unsaved entries', async () => {
  const { editor, after, field, type, find } = await opened();
  await type(field('Unit number'), 'B2');
  await after(() => editor.send({ type: 'mesh.select', mesh: null }));
  await after(() => find('[aria-label="Save state"] button').click());
  expect(editor.getSnapshot().context.mesh).toBe('room_3');
});
