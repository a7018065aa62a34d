import { afterEach, expect, it, vi } from 'vitest';
import { stepsOf } from '@/model/network/history';
import { createNetwork, floorId } from '@/model/network/network';
import { sizeOfFloor } from '@/model/network/operations/acrossFloors/copyFloor';
import { CopyNetworkDialog } from '@/screens/editor/dialogs/CopyNetworkDialog';
import { edge, node } from '../../../model/network/sampleNetwork';
import { cleanUp, render } from '../../../support/dom/render';
import { testEditor } from '../../../support/dom/testEditor';

afterEach(cleanUp);

async function asked() {
  const upper = floorId('upper');
  const network = createNetwork([node(1, 0, 0), node(2, 5, 0), node(7, 50, 0, { floor: upper })], [edge(11, 1, 2)]);
  const editor = await testEditor({ network });
  const close = vi.fn();
  const page = await render(
    editor.around(<CopyNetworkDialog request={{ from: 'ground', to: 'upper' }} onClose={close} />),
  );
  const press = (words: string) => page.after(() => page.text(words)?.closest('button')?.click());
  const state = () => {
    const { history } = editor.document.getSnapshot().context;
    return {
      floor: editor.editor.getSnapshot().context.floor,
      upper: sizeOfFloor(history.present, upper),
      selected: history.selection?.ids.length ?? 0,
      steps: stepsOf(history).done,
    };
  };
  return { ...editor, ...page, press, close, state };
}

it('[PL101] the question counts both floors, and Cancel changes nothing', async () => {
  const { press, close, state } = await asked();
  expect(document.body.textContent).toContain('Ground: 2 nodes, 1 path.');
  expect(document.body.textContent).toContain('Upper: 1 node, 0 paths already.');
  await press('Cancel');
  expect(close).toHaveBeenCalledOnce();
  expect(state()).toEqual({ floor: 'ground', upper: { nodes: 1, paths: 0 }, selected: 0, steps: 0 });
});

it('[PL101] Add and Replace are one step on the other floor, where the copies are selected', async () => {
  const added = await asked();
  await added.press('Add');
  expect(added.state()).toEqual({ floor: 'upper', upper: { nodes: 3, paths: 1 }, selected: 2, steps: 1 });
  await cleanUp();
  const replaced = await asked();
  await replaced.press('Replace');
  expect(replaced.state()).toEqual({ floor: 'upper', upper: { nodes: 2, paths: 1 }, selected: 2, steps: 1 });
  await replaced.after(() => replaced.document.send({ type: 'undo' }));
  expect(replaced.state().upper).toEqual({ nodes: 1, paths: 0 });
});
