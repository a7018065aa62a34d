import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { nodeId } from '@/model/network/network';
import { type RunCommand, useEditorCommands } from '@/screens/editor/commands/useEditorCommands';
import { untouchedDraft } from '@/screens/editor/placements/untouchedDraft';
import { type EditedFloor, EditedFloorContext } from '@/screens/editor/session/editedFloor';
import { useToolEffects } from '@/screens/editor/tools/useToolEffects';
import { AT_REST } from '../../../machines/editor/pointer';
import { sampleNetwork } from '../../../model/network/sampleNetwork';
import { cleanUp, render } from '../../../support/dom/render';
import { testEditor } from '../../../support/dom/testEditor';

afterEach(cleanUp);

/** The editor with its commands and tools, on a floor that can be changed while it is open. */
async function opened() {
  const editor = await testEditor({ network: sampleNetwork() });
  const page: { run: RunCommand; setFloor: (floor: EditedFloor) => void } = {
    run: () => undefined,
    setFloor: () => undefined,
  };
  function Running() {
    useToolEffects();
    page.run = useEditorCommands();
    return null;
  }
  function Floor() {
    const [floor, setFloor] = useState(editor.floor);
    page.setFloor = setFloor;
    return (
      <EditedFloorContext value={floor}>
        <Running />
      </EditedFloorContext>
    );
  }
  const { after } = await render(editor.around(<Floor />));
  const floorPlanTo = (side: number) =>
    after(() => page.setFloor({ ...editor.floor, bounds: { minX: 0, minY: 0, maxX: side, maxY: side } }));
  const history = () => editor.document.getSnapshot().context.history;
  return { ...editor, after, floorPlanTo, history, run: (...given: Parameters<RunCommand>) => page.run(...given) };
}

it('[ET58] a tool acts on the floor plan of now: one that has grown takes a node where the one before had an end', async () => {
  const { editor, after, floorPlanTo, history, blocked } = await opened();
  await after(() => editor.send({ type: 'tool.set', tool: 'node' }));
  const click = () =>
    after(() => {
      const where = { ...AT_REST, at: { x: 40, y: 40 } as never, screen: { x: 400, y: 400 } as never };
      editor.send({ type: 'pointer.down', ...where });
      editor.send({ type: 'pointer.up', ...where });
    });
  const count = () => history().present.nodes.size;
  const before = count();
  await floorPlanTo(30);
  await click();
  expect([count(), blocked.length]).toEqual([before, 1]);
  await floorPlanTo(50);
  await click();
  expect([count(), blocked.length]).toEqual([before + 1, 1]);
});

it('[ET58] a key acts on the floor plan of now', async () => {
  const { document, after, floorPlanTo, history, run } = await opened();
  await after(() => document.send({ type: 'select', selection: { type: 'node', ids: [nodeId(1)] } }));
  const before = history().present.nodes.get(nodeId(1));
  await floorPlanTo(-1000);
  await after(() => run('right'));
  expect(history().present.nodes.get(nodeId(1))).toEqual(before);
  await floorPlanTo(1000);
  await after(() => run('right'));
  expect(history().present.nodes.get(nodeId(1))).not.toEqual(before);
});

it('[PP8] the command Save saves the network and the input for rooms', async () => {
  const { session, document, editor, after, run, placed, saves } = await opened();
  const untouched = untouchedDraft('ground', 'L-001', undefined, undefined);
  await after(() => {
    session.placements.change({ ...untouched, entered: 'Bean Ferry' }, untouched);
    document.send({ type: 'select', selection: { type: 'node', ids: [nodeId(1)] } });
    editor.send({ type: 'view.set', view: 'map' });
  });
  await after(() => run('right'));
  await after(() => run('save'));
  expect(placed.map(({ mesh, entered }) => [mesh, entered])).toEqual([['L-001', 'Bean Ferry']]);
  expect(saves).toHaveLength(1);
});
