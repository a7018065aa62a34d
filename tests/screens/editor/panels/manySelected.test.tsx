import { afterEach, expect, it } from 'vitest';
import { createNetwork, edgeId, nodeId } from '@/model/network/network';
import { editNoteText } from '@/screens/checks/editNoteText';
import { NodesPanel } from '@/screens/editor/panels/NodesPanel';
import { PathPanel } from '@/screens/editor/panels/PathPanel';
import { edge, node } from '../../../model/network/sampleNetwork';
import { cleanUp, render } from '../../../support/dom/render';
import { testEditor } from '../../../support/dom/testEditor';
import { typeInto } from '../../../support/dom/typeInto';

afterEach(cleanUp);

const network = createNetwork(
  [node(1, 0, 4), node(2, 6, 4, { open: false }), node(3, 9, 4)],
  [edge(11, 1, 2, { weight: 50, direction: 1 }), edge(12, 2, 3, { multiplier: 2 })],
);
const spinners = (page: HTMLElement) => [...page.querySelectorAll<HTMLInputElement>('input[role="spinbutton"]')];
const checkedRadio = (page: HTMLElement) => page.querySelector<HTMLInputElement>('input[type="radio"]:checked');

it('[PP44] fields in which the paths differ say so, and keep their values while another is changed', async () => {
  const ids = [edgeId(11), edgeId(12)];
  const editor = await testEditor({ network });
  const { page, after, text } = await render(editor.around(<PathPanel ids={ids} />));
  const [weight, elevation] = spinners(page);
  expect([weight?.value, weight?.placeholder, elevation?.value]).toEqual(['', 'Mixed', '1']);
  expect(text('Mixed directions. Choose one for all.')).not.toBeNull();
  expect(checkedRadio(page)).toBeNull();
  if (!elevation) throw new Error('There is no field of the elevation.');
  await typeInto(elevation, '3');
  await after(() => {
    elevation.focus();
    elevation.blur();
  });
  const present = () => [...editor.document.getSnapshot().context.history.present.edges.values()];
  expect(present()).toEqual([
    edge(11, 1, 2, { weight: 50, direction: 1, multiplierZ: 3 }),
    edge(12, 2, 3, { multiplier: 2, multiplierZ: 3 }),
  ]);
  await after(() => page.querySelector<HTMLElement>('input[type="radio"][value="-1"]')?.click());
  expect(present().map(({ direction }) => direction)).toEqual([-1, -1]);
  expect(checkedRadio(page)?.value).toBe('-1');
  expect(editor.document.getSnapshot().context.history.past.map(({ note }) => editNoteText(note))).toEqual([
    'Changed 2 paths',
    'Changed 2 paths',
  ]);
});

it('[PP45] several nodes are moved to a coordinate, closed, arranged and merged, each as one step', async () => {
  const ids = [1, 2, 3].map(nodeId);
  const editor = await testEditor({ network });
  editor.document.send({ type: 'select', selection: { type: 'node', ids } });
  const { page, after, text } = await render(editor.around(<NodesPanel ids={ids} actions={null} />));
  const [x, y] = spinners(page);
  expect([x?.value, x?.placeholder, y?.value]).toEqual(['', 'Mixed', '4 m']);
  const box = page.querySelector<HTMLInputElement>('input[type="checkbox"]');
  expect(box?.indeterminate).toBe(true);
  await after(() => box?.click());
  const button = (name: string) => page.querySelector<HTMLElement>(`button[aria-label="${name}"]`);
  expect(button('Align top')?.getAttribute('aria-disabled')).toBe('true');
  await after(() => button('Distribute horizontally')?.click());
  const present = () => [...editor.document.getSnapshot().context.history.present.nodes.values()];
  expect(present().map((one) => [one.x, one.open])).toEqual([
    [0, true],
    [4.5, true],
    [9, true],
  ]);
  await after(() => text('Merge into one')?.click());
  expect(present().map(({ id }) => id)).toEqual([1]);
  expect(editor.document.getSnapshot().context.history.past.map(({ note }) => editNoteText(note))).toEqual([
    'Opened 3 nodes',
    'Distributed 3 nodes',
    'Merged 3 nodes',
  ]);
});
