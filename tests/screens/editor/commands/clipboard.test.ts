import { afterEach, expect, it } from 'vitest';
import { createNetwork, floorId, nodeId } from '@/model/network/network';
import { buildNetworkIndex } from '@/model/network/networkIndex';
import { NO_GROUNDS } from '@/model/network/operations/acrossFloors/floorGround';
import type { Selection } from '@/model/network/selection';
import { copiedText } from '@/screens/editor/commands/copiedText';
import { pasteOnDemand } from '@/screens/editor/commands/pasteOnDemand';
import { pasteText } from '@/screens/editor/commands/pasteText';
import { edge, node } from '../../../model/network/sampleNetwork';
import { cleanUp } from '../../../support/dom/render';
import { testEditor, UPPER } from '../../../support/dom/testEditor';

afterEach(cleanUp);

const network = createNetwork([node(1, 0, 0), node(2, 10, 4)], [edge(11, 1, 2)]);
const both: Selection = { type: 'node', ids: [nodeId(1), nodeId(2)] };

async function copied() {
  const opened = await testEditor({ network });
  opened.document.send({ type: 'select', selection: both });
  const text = copiedText(opened.session);
  if (text === null) throw new Error('Nothing was copied.');
  const world = { ...opened.session, ...opened.floor };
  const paste = (...[from, at, more = {}]: [string, { x: number; y: number } | null, object?]) => {
    const pasted = pasteText(from, { ...world, ...more }, at);
    if (pasted === null || typeof pasted === 'string') return pasted;
    const after = pasted.operationOn(network, NO_GROUNDS).edit(network);
    return [-1, -2].map((id) => {
      const { x, y, floor, z } = after.nodes.get(nodeId(id)) ?? node(0, 0, 0);
      return [x, y, floor, z];
    });
  };
  return { ...opened, text, paste };
}

it('[CF5] the middle of what is pasted is at the pointer', async () => {
  const { text, paste } = await copied();
  expect(paste(text, { x: 25, y: 12 })).toEqual([
    [20, 10, 'ground', 1.5],
    [30, 14, 'ground', 1.5],
  ]);
});

it('[CF5] without a pointer it keeps its place on another floor, and is beside it on its own', async () => {
  const { text, paste } = await copied();
  const upstairs = { floor: UPPER, networkIndex: buildNetworkIndex(network, floorId(UPPER.uuid)) };
  expect(paste(text, null, upstairs)).toEqual([
    [0, 0, 'upper', 4],
    [10, 4, 'upper', 4],
  ]);
  expect(paste(text, null)).toEqual([
    [1.6, 1.6, 'ground', 1.5],
    [11.6, 5.6, 'ground', 1.5],
  ]);
});

it('[CF5] [VI8] beside is to the right and down on the screen, also of a turned view', async () => {
  const { text, paste, session } = await copied();
  session.view.set({ ...session.view.get(), turn: Math.PI / 2 });
  const [first] = paste(text, null) ?? [];
  // Down on the screen is to the left of the floor.
  expect(first?.slice(0, 2)).toEqual([expect.closeTo(1.6, 9), expect.closeTo(-1.6, 9)]);
});

it('[CF6] anything else on the clipboard is named and changes nothing', async () => {
  const { paste, document, session } = await copied();
  expect([paste('Bean Ferry Coffee', null), paste('{"atrium":"network","version":99}', null)]).toEqual([
    'not-a-network',
    'newer-version',
  ]);
  expect(paste('', null, { floor: null })).toBeNull();
  document.send({ type: 'select', selection: null });
  expect(copiedText(session)).toBeNull();
});

it('[PL119] what is pasted on the floor that it was copied from is put anywhere, and elsewhere where there is ground', async () => {
  const { text, session, floor } = await copied();
  const isOfFloor = (from: string, to: object) => {
    const pasted = pasteText(from, { ...session, ...floor, ...to }, null);
    return pasted !== null && typeof pasted !== 'string' && pasted.isOfFloor;
  };
  expect(isOfFloor(text, {})).toBe(true);
  expect(isOfFloor(text, { floor: UPPER })).toBe(false);
  const { floor: _, ...older } = JSON.parse(text);
  expect(isOfFloor(JSON.stringify(older), {})).toBe(false);
});

it('[CF5] [PL119] a text is pasted once the script for it is loaded, and any other one is not', async () => {
  const { text, session, floor, document } = await copied();
  const world = { ...session, ...floor };
  await pasteOnDemand(text, world, { x: 25, y: 12 });
  const nodes = () => [...document.getSnapshot().context.history.present.nodes.values()];
  expect(nodes().map(({ id }) => id)).toEqual([1, 2, -1, -2]);
  await pasteOnDemand('Bean Ferry Coffee', world, null);
  expect(nodes()).toHaveLength(4);
});
