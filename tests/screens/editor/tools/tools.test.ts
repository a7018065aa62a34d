import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { createStore } from '@/components/mapCanvas/store';
import type { Floor } from '@/contract/buildings/buildings';
import type { ProjectData } from '@/contract/locations/projectData';
import { documentMachine } from '@/machines/editor/document.machine';
import type { LoadResult } from '@/machines/editor/documentTypes';
import { editorMachine, type ToolName } from '@/machines/editor/editor.machine';
import type { RunningTool, ToolSnapshot } from '@/machines/editor/runningTool';
import type { Hit, ToolTag } from '@/machines/editor/toolPointer';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import { floorPoint, screenPoint } from '@/model/geometry/points';
import { edgeId, floorId, nodeId } from '@/model/network/network';
import { buildNetworkIndex } from '@/model/network/networkIndex';
import type { Operation } from '@/model/network/operations/operation';
import type { Snap } from '@/model/network/snapping';
import { editNoteText } from '@/screens/checks/editNoteText';
import type { Hover } from '@/screens/editor/session/mapView';
import type { ToolWorld } from '@/screens/editor/session/useToolWorld';
import { clickAtCentre } from '@/screens/editor/tools/clickAtCentre';
import { cursorOf } from '@/screens/editor/tools/cursorOf';
import { grabOffset } from '@/screens/editor/tools/dragGesture';
import type { ToolScene } from '@/screens/editor/tools/editorTool';
import { TOOLS, toolOf } from '@/screens/editor/tools/toolTable';
import { AT_REST } from '../../../machines/editor/pointer';
import { until } from '../../../machines/until';
import { sampleNetwork } from '../../../model/network/sampleNetwork';
import { floorPlanOf } from '../../../support/boxFloorPlan';

const GROUND = { uuid: 'ground', elevation: 1.5 } as Floor;

/** An editor with a tool in hand over the sample network; clicks go through the editor machine as the canvas sends them. */
async function take(tool: ToolName, floor: Floor = GROUND) {
  const load = fromPromise<LoadResult, { project: string }>(async () => ({
    loaded: { network: sampleNetwork(), revision: 4 },
    draft: null,
  }));
  const document = createActor(documentMachine.provide({ actors: { load } }), { input: { project: 'mall' } }).start();
  document.send({ type: 'load' });
  await until(document, 'open');
  const rights = { mayEditNodes: true, mayEditPaths: true };
  const editor = createActor(editorMachine, { input: { view: 'map', floor: 'ground', ...rights } }).start();
  editor.send({ type: 'tool.set', tool });
  const blocked: string[] = [];
  const perform = (operation: Operation) => {
    if (operation.blockedBy) blocked.push(operation.blockedBy);
    else document.send({ type: 'edit', operation });
  };
  const canvas = {
    current: {
      focus: () => undefined,
      setCursor: () => undefined,
      corner: { x: 0, y: 0 },
      size: { width: 200, height: 100 },
      nodeAt: () => null,
      toCanvas: () => null,
    },
  };
  const world: ToolWorld = {
    document,
    editor,
    project: 'mall',
    data: { screens: [] as ProjectData['screens'] } as ProjectData,
    types: [],
    view: createStore({ scale: 10, x: 0, y: 0, turn: 0 }),
    scene: createStore({} as never),
    hover: createStore<Hover>({ over: null, snap: null }),
    pointer: createStore(null),
    surface: createStore(null),
    canvas,
    perform,
    performAcross: () => undefined,
    show: () => undefined,
    floor,
    drawn: null,
    networkIndex: buildNetworkIndex(sampleNetwork(), floorId(floor.uuid)),
    bounds: { minX: 0, minY: 0, maxX: 50, maxY: 50 },
    isLoading: false,
    error: null,
    retry: () => undefined,
  };
  const running = (): RunningTool => {
    const child = editor.getSnapshot().children.tool;
    if (!child) throw new Error('No tool is running.');
    return child;
  };
  const { effect } = toolOf(editor.getSnapshot());
  running().on('*', (emitted) => effect(emitted, world));
  const pointer = (
    kind: 'down' | 'move' | 'up',
    x: number,
    y: number,
    over: Hit | null = null,
    shift = false,
    alt = false,
  ) =>
    editor.send({
      type: `pointer.${kind}`,
      at: floorPoint(x, y),
      screen: screenPoint(10 * x, 10 * y),
      ...AT_REST,
      over,
      shift,
      alt,
      canMove: toolOf(editor.getSnapshot()).movesNodes,
    });
  const click = (x: number, y: number, over: Hit | null = null) => {
    pointer('down', x, y, over);
    pointer('up', x, y, over);
  };
  const history = () => document.getSnapshot().context.history;
  const notes = () => history().past.map(({ note }) => editNoteText(note));
  return { world, editor, document, running, pointer, click, history, notes, blocked };
}

const onNode = (id: number): Hit => ({ kind: 'node', id: nodeId(id) });
const onEdge = (id: number): Hit => ({ kind: 'edge', id: edgeId(id) });

it('[ED3] every tool is in the table under its own name, with a key of its own', () => {
  const tools = Object.entries(TOOLS);
  expect(tools.map(([name]) => name)).toEqual(tools.map(([, tool]) => tool.name));
  expect(new Set(tools.map(([, { command }]) => command)).size).toBe(tools.length);
});

it.each(['select', 'route'] as const)('[SL1] the %s tool selects meshes, nodes and frames, and pans', async (tool) => {
  const { editor, world, click, pointer, history } = await take(tool);
  click(1, 1, { kind: 'mesh', name: 'L-001' });
  expect(editor.getSnapshot().context.mesh).toBe('L-001');
  click(1, 1, onNode(1));
  expect([editor.getSnapshot().context.mesh, history().selection]).toEqual([null, { type: 'node', ids: [1] }]);
  pointer('down', 9, -1);
  pointer('move', 11, 5, null, true);
  pointer('up', 11, 5, null, true);
  expect(history().selection).toEqual({ type: 'node', ids: [1, 2] });
  pointer('down', 0, 0);
  pointer('move', 3, 4);
  pointer('up', 3, 4);
  expect(world.view.get()).toMatchObject({ x: 30, y: 40 });
  click(1, 1);
  expect(history().selection).toBeNull();
});

it('[SL5] [PL26] the select tool moves what is dragged, with the selection, as one step; the route tool moves nothing', async () => {
  const { click, pointer, history, notes, running } = await take('select');
  const drag = () => {
    pointer('down', 0, 0, onNode(1));
    pointer('move', 3, 4);
    expect(running().getSnapshot().hasTag('draggingNode')).toBe(true);
    pointer('up', 3, 4);
  };
  drag();
  expect(history().present.nodes.get(nodeId(1))).toMatchObject({ x: 3, y: 4 });
  expect(history().selection).toEqual({ type: 'node', ids: [1] });
  click(10, 0, onNode(2));
  pointer('down', 3, 4, onNode(1), true);
  pointer('up', 3, 4, onNode(1), true);
  drag();
  expect(notes()).toEqual(['Moved a node', 'Moved 2 nodes']);
  expect(history().present.nodes.get(nodeId(2))).toMatchObject({ x: 13, y: 4 });
  const route = await take('route');
  route.pointer('down', 0, 0, onNode(1));
  route.pointer('move', 3, 4);
  route.pointer('up', 3, 4);
  expect(route.notes()).toEqual([]);
});

it.each(['select', 'node'] as const)(
  '[CF16] Alt and a drag with the %s tool copy the selection with the paths between its nodes, as one step',
  async (tool) => {
    const { click, pointer, history, notes, running } = await take(tool);
    click(0, 0, onNode(1));
    pointer('down', 10, 0, onNode(2), true);
    pointer('up', 10, 0, onNode(2), true);
    pointer('down', 0, 0, onNode(1), false, true);
    pointer('move', 3, 4);
    expect(running().getSnapshot().hasTag('copyingNode')).toBe(true);
    pointer('up', 3, 4);
    expect(notes()).toEqual(['Duplicated 2 nodes']);
    const { present, selection } = history();
    expect([...present.nodes.values()].slice(0, 2)).toMatchObject([
      { id: 1, x: 0, y: 0 },
      { id: 2, x: 10, y: 0 },
    ]);
    const copies = selection?.type === 'node' ? selection.ids : [];
    expect(copies.map((id) => present.nodes.get(id))).toMatchObject([
      { x: 3, y: 4 },
      { x: 13, y: 4 },
    ]);
    expect([...present.edges.values()].at(-1)).toMatchObject({ from: copies[0], to: copies[1] });
  },
);

it.each(['select', 'route', 'node', 'path'] as const)(
  '[CF17] a lasso of the %s tool selects what it goes around, and with Shift adds it',
  async (tool) => {
    const { pointer, history, notes } = await take(tool);
    const lasso = (shift: boolean, ...[first = [0, 0], ...others]: readonly (readonly [number, number])[]) => {
      pointer('down', first[0], first[1], null, false, true);
      for (const [x, y] of others) pointer('move', x, y);
      const [x, y] = others.at(-1) ?? first;
      pointer('up', x, y, null, shift);
    };
    lasso(false, [-1, -1], [4, -1], [-1, 4]);
    expect(history().selection).toEqual({ type: 'node', ids: [1] });
    lasso(true, [9, 9], [12, 9], [12, 12], [9, 12]);
    expect(history().selection).toEqual({ type: 'node', ids: [1, 3] });
    lasso(false, [9, 9], [12, 9], [12, 12], [9, 12]);
    expect(history().selection).toEqual({ type: 'node', ids: [3] });
    lasso(false, [40, 40], [45, 40], [45, 45]);
    expect([history().selection, notes()]).toEqual([null, []]);
  },
);

it('[CF18] Shift and a drag with the path tool add what is inside of the marquee', async () => {
  const { pointer, history, notes } = await take('path');
  const marquee = (x: number, y: number) => {
    pointer('down', x - 1, y - 1);
    pointer('move', x + 1, y + 1, null, true);
    pointer('up', x + 1, y + 1, null, true);
  };
  marquee(0, 0);
  marquee(10, 0);
  expect([history().selection, notes()]).toEqual([{ type: 'node', ids: [1, 2] }, []]);
});

it('[PL62] a dragged node snaps by its own middle, wherever on it the pointer took it', () => {
  const network = sampleNetwork();
  const press = { at: floorPoint(0.4, -0.3), screen: screenPoint(4, -3), turn: 0, over: onNode(1), alt: false };
  const dragging: ToolSnapshot = { ...gesture('draggingNode'), context: { press, to: null, last: null, trace: [] } };
  expect(grabOffset(dragging, network)).toEqual({ x: -0.4, y: 0.3 });
  expect(grabOffset(gesture('idle'), network)).toEqual({ x: 0, y: 0 });
});

it.each([
  ['select', 'idle', null, 'default'],
  ['select', 'idle', onNode(1), 'move'],
  ['select', 'idle', onEdge(11), 'pointer'],
  ['select', 'idle', { kind: 'mesh', name: 'L-001' }, 'pointer'],
  ['select', 'panning', null, 'grabbing'],
  ['select', 'draggingNode', onNode(1), 'move'],
  ['select', 'copyingNode', onNode(1), 'copy'],
  ['select', 'marquee', null, 'crosshair'],
  ['select', 'lasso', null, 'crosshair'],
  ['route', 'idle', onNode(1), 'pointer'],
  ['node', 'idle', null, 'crosshair'],
  ['node', 'idle', onNode(1), 'move'],
  ['node', 'draggingNode', onNode(1), 'move'],
  ['path', 'idle', onNode(1), 'crosshair'],
  ['path', 'drawing', null, 'crosshair'],
  ['path', 'panning', null, 'grabbing'],
] as const)('[CV31] the %s tool, %s over %j, has the pointer shape %s', (tool, tag, over, cursor) => {
  expect(cursorOf({ tool: TOOLS[tool], gesture: gesture(tag), over, mayEditNodes: true })).toBe(cursor);
  if (cursor === 'move' && tag === 'idle')
    expect(cursorOf({ tool: TOOLS[tool], gesture: gesture(tag), over, mayEditNodes: false })).not.toBe('move');
});

it('[NT1] [PL26] the node tool places nodes at the height of the floor, splits paths, and moves the selection', async () => {
  const { click, pointer, history, notes, blocked } = await take('node');
  click(5, 5);
  expect([...history().present.nodes.values()].at(-1)).toMatchObject({ floor: 'ground', x: 5, y: 5, z: 1.5 });
  click(5, 0, onEdge(11));
  click(60, 5);
  expect([notes(), blocked]).toEqual([['Placed a node', 'Split a path'], ['out-of-bounds']]);
  click(0, 0, onNode(1));
  pointer('down', 0, 0, onNode(1));
  pointer('move', 3, 4);
  pointer('up', 3, 4);
  expect(history().present.nodes.get(nodeId(1))).toMatchObject({ x: 3, y: 4 });
  expect(notes().at(-1)).toBe('Moved a node');
});

it.each(['node', 'path'] as const)(
  '[NT9] the %s tool makes a node in a room with a destination its entrance, in the same step',
  async (tool) => {
    const { world, click, history } = await take(tool);
    const drawn = drawnFloor(floorPlanOf({ shop: [0, 0, 10, 10], store: [20, 0, 30, 10] }));
    const destinations = [{ floor_id: 'ground', object_name: 'shop' }] as unknown as ProjectData['destinations'];
    Object.assign(world, { drawn, data: { destinations } });
    const before = [...history().present.nodes.keys()];
    click(5, 5);
    click(25, 5);
    const placed = [...history().present.nodes.values()].filter(({ id }) => !before.includes(id));
    expect([placed.map(({ mesh }) => mesh), history().past.length]).toEqual([['shop', null], 2]);
  },
);

it('[PT2] [PL27] the path tool places a node and draws the path to it in one step, and goes on from there', async () => {
  const { click, history, notes, running } = await take('path');
  click(0, 0, onNode(1));
  click(5, 5);
  const placed = [...history().present.nodes.keys()].at(-1);
  expect([notes(), running().getSnapshot().context.from]).toEqual([['Drew a path'], placed]);
  click(10, 10, onNode(3));
  expect([...history().present.edges.values()].slice(-2).map(({ from, to, travel }) => [from, to, travel])).toEqual([
    [1, placed, ['walk']],
    [placed, 3, ['walk']],
  ]);
});

it('[PT3] [PL27] a path that begins on a path splits it, and is joined to both of its halves', async () => {
  const { click, history, notes } = await take('path');
  click(5, 0, onEdge(11));
  const begun = [...history().present.nodes.keys()].at(-1);
  click(5, 5);
  const ended = [...history().present.nodes.keys()].at(-1);
  expect(notes()).toEqual(['Split a path', 'Drew a path']);
  const { edges } = history().present;
  const around = [...edges.values()].filter(({ from, to }) => from === begun || to === begun);
  expect(around.map(({ from, to }) => (from === begun ? to : from))).toEqual([1, 2, ended]);
});

it('[ED11] the path tool draws nothing to a floor that was changed to meanwhile', async () => {
  const { editor, world, click, history, notes } = await take('path');
  click(0, 0, onNode(1));
  editor.send({ type: 'floor.set', floor: 'upper' });
  Object.assign(world, { floor: { uuid: 'upper', elevation: 4 } });
  click(5, 5);
  expect(notes()).toEqual(['Placed a node']);
  expect(history().present.edges.size).toBe(sampleNetwork().edges.size);
  expect([...history().present.nodes.values()].at(-1)).toMatchObject({ floor: 'upper' });
});

it('[PT7] the path tool gives up a path whose beginning is gone, and goes on after a click outside of the floor', async () => {
  const { document, click, notes, blocked, running } = await take('path');
  click(5, 5);
  click(60, 5);
  expect([blocked, running().getSnapshot().hasTag('drawing')]).toEqual([['out-of-bounds'], true]);
  document.send({ type: 'undo' });
  click(6, 6);
  expect([blocked.at(-1), running().getSnapshot().hasTag('idle'), notes()]).toEqual(['node-not-found', true, []]);
});

it.each([
  ['select', 0],
  ['route', 0],
  ['measure', 0],
  ['node', 1],
  ['path', 1],
] as const)('[AX2] Enter at the middle with the %s tool makes %i steps', async (tool, steps) => {
  const { world, notes } = await take(tool);
  clickAtCentre(world);
  expect(notes()).toHaveLength(steps);
});

it.each(['select', 'route'] as const)('[AX2] Enter with the %s tool selects what is at the middle', async (tool) => {
  const { world, editor, history, notes } = await take(tool);
  const enterAt = (x: number, y: number) => {
    world.view.set({ scale: 10, x: 100 - 10 * x, y: 50 - 10 * y, turn: 0 });
    clickAtCentre(world);
    return history().selection;
  };
  expect(enterAt(1, 0)).toEqual({ type: 'node', ids: [1] });
  expect(enterAt(5, 0)).toEqual({ type: 'edge', ids: [11] });
  editor.send({ type: 'option.toggle', option: 'paths' });
  expect(enterAt(5, 0)).toBeNull();
  editor.send({ type: 'option.toggle', option: 'nodes' });
  expect(enterAt(1, 0)).toBeNull();
  expect(notes()).toEqual([]);
});

const snap: Snap = { point: floorPoint(3, 0), guides: [], label: 'same-y', node: null, edge: null };
const scene: ToolScene = {
  network: sampleNetwork(),
  selectedNodes: [...sampleNetwork().nodes.values()].slice(0, 1),
  dragged: new Set([nodeId(1)]),
  draggedEdges: buildNetworkIndex(sampleNetwork(), floorId('ground')).edges.slice(0, 1),
  snap,
  units: 'C',
};
const gesture = (tag: ToolTag, from: number | null = null): ToolSnapshot => ({
  context: {
    press: { at: floorPoint(0, 0), screen: screenPoint(0, 0), turn: 0, over: onNode(1), alt: false },
    to: floorPoint(3, 1),
    last: null,
    trace: [floorPoint(0, 0), floorPoint(3, 1)],
    from: from === null ? null : nodeId(from),
  },
  hasTag: (wanted) => wanted === tag,
});

it('[CV13] a tool adds its gesture to the overlay, and nothing while it is idle', () => {
  for (const tool of Object.values(TOOLS)) expect(tool.overlay(gesture('idle'), scene)).toEqual({});
  const marquee = { minX: 0, minY: 0, maxX: 3, maxY: 1 };
  for (const tool of [TOOLS.select, TOOLS.route, TOOLS.node])
    expect(tool.overlay(gesture('marquee'), scene)).toEqual({ marquee });
  const snapLabel = { at: snap.point, text: 'in line' };
  expect(TOOLS.path.overlay(gesture('drawing', 1), scene)).toMatchObject({
    rubberBand: { from: { id: 1 }, to: { x: 3, y: 1 } },
    snapLabel,
  });
  expect(TOOLS.node.overlay(gesture('draggingNode'), scene)).toMatchObject({
    hoveredNode: null,
    selectedNodes: [{ id: 1, x: 3, y: 1 }],
    draggedNodes: [{ id: 1, x: 3, y: 1 }],
    draggedEdges: [{ from: { x: 3, y: 1 }, to: { x: 10, y: 0 } }],
    snapLabel,
  });
});
