import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { useEditorAddress } from '@/screens/editor/useEditorAddress';
import { sampleNetwork } from '../../model/network/sampleNetwork';
import { cleanUp, render } from '../../support/render';
import { testEditor } from '../../support/testEditor';

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

it('[PP21] the tab of an address opens with its selection, and one that does not exist opens the first', async () => {
  const { editor, address } = await opened('floor=ground&selected=mesh:L-001&tab=2');
  expect([editor.getSnapshot().context.tab, address().get('tab')]).toEqual([2, '2']);
  await cleanUp();
  const unknown = await opened('floor=ground&selected=mesh:L-001&tab=99');
  expect(unknown.editor.getSnapshot().context).toMatchObject({ tab: 1, notice: 'editor.illegalSelection' });
  await cleanUp();
  const tweaks = await opened('floor=ground&selected=edge:11&tab=12');
  expect(tweaks.editor.getSnapshot().context).toMatchObject({ tab: 12, mode: 2 });
});
