import { afterEach, expect, it } from 'vitest';
import { SHORTCUTS } from '@/components/shortcuts';
import type { Placement } from '@/contract/destinations/destinations';
import type { ProjectData } from '@/contract/locations/projectData';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import { floorPoint } from '@/model/geometry/points';
import { edgeId, groupId, nodeId } from '@/model/network/network';
import type { Selection } from '@/model/network/selection';
import type { EndSide } from '@/model/routing/nextEnd';
import type { MenuAction, Submenu } from '@/screens/editor/menu/menuEntry';
import { menuGroups } from '@/screens/editor/menu/menuGroups';
import { sampleNetwork } from '../../../model/network/sampleNetwork';
import { floorPlanOf } from '../../../support/boxFloorPlan';
import { cleanUp } from '../../../support/dom/render';
import { GROUND, testEditor } from '../../../support/dom/testEditor';

afterEach(cleanUp);

async function menuOf(
  selection: Selection | null,
  rights = { mayEditNodes: true, mayEditPaths: true },
  mesh: string | null = null,
) {
  const drawn = drawnFloor(floorPlanOf({ 'shop-1': [0, 0, 10, 8] }));
  const data = {
    destinations: [{ id: 7, floor_id: 'ground', object_name: 'shop-1', location_name: 'Shop' } as Placement],
    screens: [{ id: 3, name: 'Lobby', node_id: 2 }] as ProjectData['screens'],
  };
  const opened = await testEditor({ network: sampleNetwork(), data, rights, drawn });
  opened.editor.send({ type: 'mesh.select', mesh });
  if (selection) opened.document.send({ type: 'select', selection });
  const runs: string[] = [];
  const ends: (readonly [EndSide, string])[] = [];
  const world = {
    ...opened.session,
    ...opened.floor,
    run: (command: string) => void runs.push(command),
    setRouteEnd: (side: EndSide, key: string) => void ends.push([side, key]),
  };
  const groups = menuGroups({ ...world, place: floorPoint(5, 5) }, floorPoint(5, 5), false);
  const entries = groups.flat();
  const find = (label: string, list: readonly (MenuAction | Submenu)[] = entries) => {
    const found = list.find((one) => one.label === label);
    if (!found) throw new Error(`There is no ${label} in ${list.map((one) => one.label)}.`);
    return found;
  };
  const action = (label: string): MenuAction => {
    const found = find(label);
    if ('actions' in found) throw new Error(`${label} is a submenu.`);
    return found;
  };
  const within = (label: string): readonly MenuAction[] => {
    const found = find(label);
    if (!('actions' in found)) throw new Error(`${label} is no submenu.`);
    return found.actions;
  };
  const present = () => opened.document.getSnapshot().context.history.present;
  return { ...opened, world, labels: entries.map(({ label }) => label), action, within, runs, ends, present };
}

const nodes = (...ids: number[]): Selection => ({ type: 'node', ids: ids.map(nodeId) });

it('[CF3] the menu of several nodes arranges them, and says why one alone cannot be', async () => {
  const many = await menuOf(nodes(1, 2, 3));
  expect(many.labels).toEqual([
    'Copy',
    'Cut',
    'Duplicate',
    'Copy to another floor',
    'Align and distribute',
    'Merge nodes',
    'Close to routes',
    'Route from here',
    'Route to here',
    'Select everything connected',
    'Zoom to selection',
    'Delete',
  ]);
  expect(many.within('Align and distribute').map(({ label, blockedBy }) => [label, blockedBy])).toContainEqual([
    'Align left',
    null,
  ]);
  many.action('Close to routes').run();
  expect([...many.present().nodes.values()].map(({ open }) => open)).toEqual([false, false, false, true, true]);
  const one = await menuOf(nodes(1));
  expect(one.within('Align and distribute').map(({ blockedBy }) => blockedBy)).toEqual([
    ...Array(6).fill('Select at least two nodes.'),
    ...Array(2).fill('Select at least three nodes.'),
  ]);
});

it('[CF3] the menu of a node makes it a stop and adds the stop of another floor', async () => {
  const free = await menuOf(nodes(1));
  expect(free.within('Transit group').map(({ label }) => label)).toEqual(['New lift', 'New stairs', 'New escalator']);
  expect(free.within('Add a stop here on').map(({ label }) => label)).toEqual(['Upper']);
  free.within('Add a stop here on')[0]?.run();
  expect([...free.present().groups.values()].at(-1)).toMatchObject({ name: 'Lift', travel: 'lift', nodes: [1, -1] });
  const stop = await menuOf(nodes(3));
  expect(stop.labels).not.toContain('Transit group');
  expect(stop.within('Add a stop here on')[0]?.blockedBy).toBe('There is a stop on this floor already.');
});

it('[CF3] the menu of paths splits, reverses and allows travel types, with the reasons of the operations', async () => {
  const menu = await menuOf({ type: 'edge', ids: [edgeId(11), edgeId(12)] });
  expect(menu.action('Split path').blockedBy).toBe('Select one path.');
  expect(menu.action('Reverse one-way paths').blockedBy).toBe('A bidirectional path has no direction to reverse.');
  const types = menu.within('Travel types');
  expect(types.map(({ label }) => label)).toEqual(expect.arrayContaining(['Do not allow Walk', 'Allow Ramp']));
  expect(types.find(({ label }) => label === 'Do not allow Walk')?.blockedBy).toBe(
    'A path needs at least one travel type.',
  );
  types.find(({ label }) => label === 'Allow Ramp')?.run();
  expect(menu.present().edges.get(edgeId(12))?.travel).toEqual(['walk', 'ramp']);
  expect(menu.action('Select all paths of the same travel types').blockedBy).toBeNull();
});

it('[CF3] [ED26] the menu of a transit group aligns its stops and selects those in view', async () => {
  const menu = await menuOf({ type: 'group', ids: [groupId(21)] });
  expect(menu.within('Align the stops with').map(({ label, blockedBy }) => [label, blockedBy])).toEqual([
    ['Ground · node 3', 'There is nothing to change.'],
    ['Upper · node 4', 'There is nothing to change.'],
  ]);
  menu.action('Select the stops').run();
  expect(menu.document.getSnapshot().context.history.selection).toEqual(nodes(3));
});

it('[CF3] the menu of the floor places, pastes, selects a travel type and copies the network to another floor', async () => {
  const menu = await menuOf(null);
  expect(menu.labels).toEqual([
    'Place a node here',
    'Paste here',
    'Draw a room…',
    'Select all nodes',
    'Select all paths of type',
    'Copy the network of this floor to',
    'Fit the floor',
    'Rotate the map',
  ]);
  const byType = menu.within('Select all paths of type');
  expect(byType.find(({ label }) => label === 'Ramp')?.blockedBy).toBe('No path on this floor has this travel type.');
  byType.find(({ label }) => label === 'Walk')?.run();
  expect(menu.document.getSnapshot().context.history.selection).toEqual({ type: 'edge', ids: [11, 12] });
  menu.within('Copy the network of this floor to')[0]?.run();
  // It asks first.
  expect(menu.world.copying.get()).toEqual({ from: 'ground', to: 'upper' });
  menu.action('Place a node here').run();
  expect([...menu.present().nodes.values()].at(-1)).toMatchObject({ floor: GROUND.uuid, x: 5, y: 5, z: 1.5 });
});

it('[VI10] the menu of the floor turns the map, and says why there is nothing to reset', async () => {
  const menu = await menuOf(null);
  const turns = menu.within('Rotate the map');
  expect(turns.map(({ label, keys, blockedBy }) => [label, keys, blockedBy])).toEqual([
    ['Rotate the map left by 15°', 'Q', null],
    ['Rotate the map right by 15°', 'E', null],
    ['Align the map to the building', 'Shift+N', null],
    ['Rotate the map to fit the window', 'Shift+F', null],
    ['Reset the rotation of the map', 'Shift+L', 'The map is not rotated.'],
  ]);
  turns[3]?.run();
  expect(menu.runs).toEqual(['turn.fit']);
  menu.session.view.set({ ...menu.session.view.get(), turn: 1 });
  const [turned] = menuGroups({ ...menu.world, place: null }, floorPoint(5, 5), false)
    .flat()
    .slice(-1);
  expect(turned && 'actions' in turned && turned.actions.at(-1)?.blockedBy).toBeNull();
});

it('[OL18] the menu of a room splits and merges it, and draws another one; without the right each says why not', async () => {
  const menu = await menuOf(null, undefined, 'shop-1');
  expect(menu.labels.slice(2, 5)).toEqual(['Split room…', 'Merge with…', 'Draw a room…']);
  menu.action('Split room…').run();
  const { value, context } = menu.editor.getSnapshot();
  expect([value, context.task, context.mesh]).toMatchObject([{ tool: 'outline' }, 'split', 'shop-1']);
  const denied = await menuOf(null, { mayEditNodes: false, mayEditPaths: true }, 'shop-1');
  expect(['Split room…', 'Merge with…', 'Draw a room…'].map((label) => denied.action(label).blockedBy)).toEqual(
    Array(3).fill('You don’t have permission to change nodes.'),
  );
});

it('[CF3] [PL29] without the right to nodes the menu says so', async () => {
  const menu = await menuOf(nodes(1), { mayEditNodes: false, mayEditPaths: true });
  expect([menu.action('Delete').blockedBy, menu.action('Cut').blockedBy]).toEqual(
    Array(2).fill('You don’t have permission to change nodes.'),
  );
  expect(menu.action('Copy').blockedBy).toBeNull();
});

it('[CF4] a command of the menu shows its key and runs as the key does', async () => {
  const menu = await menuOf(nodes(1, 2));
  const [left] = menu.within('Align and distribute');
  expect(left?.keys).toBe(SHORTCUTS.find(({ command }) => command === 'align.left')?.display);
  left?.run();
  menu.action('Duplicate').run();
  expect(menu.runs).toEqual(['align.left', 'duplicate']);
});

it('[CF38] a route begins and ends at a node, at its kiosk, or at the destination of a room, with the route tool', async () => {
  const tool = ({ editor }: { readonly editor: { getSnapshot(): { readonly value: unknown } } }) =>
    editor.getSnapshot().value;
  const node = await menuOf(nodes(1));
  node.action('Route from here').run();
  expect([node.ends, tool(node)]).toEqual([[['from', 'node:1']], { view: 'map', tool: 'route' }]);
  const kiosk = await menuOf(nodes(2));
  kiosk.action('Route to here').run();
  expect([kiosk.ends, tool(kiosk)]).toEqual([[['to', 'kiosk:3']], { view: 'map', tool: 'route' }]);
  const room = await menuOf(null, undefined, 'shop-1');
  room.action('Route to here').run();
  room.action('Route from here').run();
  expect(room.ends).toEqual([
    ['to', 'destination:7'],
    ['from', 'destination:7'],
  ]);
});

it('[CF38] several nodes and a room without a destination are no end, with the reason, and the ground is not offered', async () => {
  const labels = ['Route from here', 'Route to here'];
  const many = await menuOf(nodes(1, 2));
  expect(labels.map((label) => many.action(label).blockedBy)).toEqual(['Select one node.', 'Select one node.']);
  many.action('Route from here').run();
  expect(many.ends).toEqual([]);
  const room = await menuOf(null, undefined, 'shop-2');
  const reason = 'This room has no destination.';
  expect(labels.map((label) => room.action(label).blockedBy)).toEqual([reason, reason]);
  expect((await menuOf(null)).labels).not.toContain('Route from here');
});
