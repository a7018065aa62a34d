import { useSelector } from '@xstate/react';
import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { modeOf } from '@/machines/editor/editor.machine';
import { EditedFloorContext, useEditedFloor } from '@/screens/editor/session/editedFloor';
import { useEditorActors } from '@/screens/editor/session/editorActors';
import { useOpenedLocation } from '@/screens/editor/session/openedLocation';
import { useEditorAddress } from '@/screens/editor/session/useEditorAddress';
import { sampleNetwork } from '../../../model/network/sampleNetwork';
import { cleanUp, render } from '../../../support/dom/render';
import { testEditor } from '../../../support/dom/testEditor';

afterEach(cleanUp);

function Address() {
  useEditorAddress();
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate('/editor/mall?viewType=map&floor=upper')}>
      {useLocation().search}
    </button>
  );
}

async function opened(address: string) {
  const editor = await testEditor({ network: sampleNetwork() });
  const page = await render(editor.around(<Address />), undefined, `/editor/mall?${address}`);
  const selected = () => [
    editor.editor.getSnapshot().context.mesh,
    editor.document.getSnapshot().context.history.selection,
  ];
  return { ...editor, ...page, selected, address: () => new URLSearchParams(page.find('button').textContent) };
}

it.each([
  ['mesh:L-001', ['L-001', null]],
  ['node:1', [null, { type: 'node', ids: [1] }]],
  ['edge:11', [null, { type: 'edge', ids: [11] }]],
  ['group:21', [null, { type: 'group', ids: [21] }]],
])('[ED16] an address with %s opens with it selected and keeps it', async (selected, expected) => {
  const editor = await opened(`floor=ground&selected=${selected}`);
  expect(editor.selected()).toEqual(expected);
  expect(editor.address().get('selected')).toBe(selected);
});

it.each([
  ['node:4', 'upper'],
  ['edge:13', 'upper'],
  ['group:21', 'ground'],
])('[ED27] an address with %s, which is not on its floor, opens the floor of it', async (selected, floor) => {
  const editor = await opened(`floor=ground&selected=${selected}`);
  expect(editor.editor.getSnapshot().context.floor).toBe(floor);
  expect(editor.selected()[1]).not.toBeNull();
});

it('[ED16] an address with a missing node selects nothing', async () => {
  const editor = await opened('floor=ground&selected=node:999');
  expect([editor.selected(), editor.address().get('selected')]).toEqual([[null, null], null]);
});

it('[ED15] a floor that is searched for inside of the editor opens', async () => {
  const { editor, after, find } = await opened('floor=ground');
  expect(editor.getSnapshot().context.floor).toBe('ground');
  await after(() => find('button').click());
  expect(editor.getSnapshot().context.floor).toBe('upper');
});

/** Somebody who chooses again as soon as the address shows what was chosen before; the floor follows the machine. */
function Hurried({ shown, choose }: { readonly shown: string; readonly choose: () => void }) {
  const { editor } = useEditorActors();
  const { data } = useOpenedLocation();
  const edited = useEditedFloor();
  const { search } = useLocation();
  const chosen = useSelector(editor, ({ context }) => context.floor);
  const floors = data.location.buildings.flatMap((building) => building.floors);
  useLayoutEffect(() => {
    if (search.includes(shown)) choose();
  }, [search, shown, choose]);
  return (
    <EditedFloorContext value={{ ...edited, floor: floors.find(({ uuid }) => uuid === chosen) ?? null }}>
      <Address />
    </EditedFloorContext>
  );
}

it.each([
  ['floor', 'floor=upper', { type: 'floor.set', floor: 'upper' }, { type: 'floor.set', floor: 'ground' }],
  ['view', 'viewType=list', { type: 'view.set', view: 'list' }, { type: 'view.set', view: 'map' }],
] as const)('[ED15] a %s that is chosen while the address shows the one before stays', async (...row) => {
  const [, shown, first, second] = row;
  const { around, editor } = await testEditor({ network: sampleNetwork() });
  const choose = vi.fn(() => editor.send(second));
  const hurried = around(<Hurried shown={shown} choose={choose} />);
  const { after, find } = await render(hurried, undefined, '/editor/mall?viewType=map&floor=ground');
  await after(() => editor.send(first));
  expect(choose).toHaveBeenCalledOnce();
  expect([editor.getSnapshot().context.floor, editor.getSnapshot().value.view]).toEqual(['ground', 'map']);
  expect(find('button').textContent).toBe('?viewType=map&floor=ground');
});

it('[PP21] the tab of an address opens with its selection, and one that does not exist opens the first', async () => {
  const { editor, address } = await opened('floor=ground&selected=mesh:L-001&tab=2');
  expect([editor.getSnapshot().context.tab, address().get('tab')]).toEqual([2, '2']);
  await cleanUp();
  const unknown = await opened('floor=ground&selected=mesh:L-001&tab=99');
  expect(unknown.editor.getSnapshot().context).toMatchObject({ tab: 1, notice: 'editor.illegalSelection' });
  await cleanUp();
  const tweaks = await opened('floor=ground&selected=edge:11&tab=12');
  const snapshot = tweaks.editor.getSnapshot();
  expect([snapshot.context.tab, modeOf(snapshot)]).toEqual([12, 2]);
});
