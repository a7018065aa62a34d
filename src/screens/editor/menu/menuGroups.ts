import { type Command, shortcutOf } from '@/components/shortcuts';
import type { FloorPoint } from '@/model/geometry/points';
import { type EdgeId, floorId, type NodeId } from '@/model/network/network';
import { addStop, groupOf } from '@/model/network/operations/acrossFloors/addStop';
import { alignStops } from '@/model/network/operations/acrossFloors/alignStops';
import { copyToFloors } from '@/model/network/operations/acrossFloors/copyToFloors';
import { allowTravel } from '@/model/network/operations/allowTravel';
import { editNodes } from '@/model/network/operations/editNodes';
import { newTransitGroup } from '@/model/network/operations/newTransitGroup';
import type { Operation } from '@/model/network/operations/operation';
import { permitted } from '@/model/network/operations/permitted';
import { placeNode } from '@/model/network/operations/placeNode';
import { nodesOf } from '@/model/network/selecting/connectedTo';
import { pathsOfTravel } from '@/model/network/selecting/pathsOfTravel';
import type { SelectionOrNone } from '@/model/network/selection';
import { nodeLabel } from '@/screens/checks/objectLabel';
import { copyByMenu, pasteByMenu } from '../commands/menuClipboard';
import { operationOf } from '../commands/networkCommands';
import { selectionOf } from '../commands/selectCommands';
import { text as editorText } from '../texts';
import { newNodeAt } from '../tools/newNodeAt';
import { endAtNode, endInRoom } from '../tools/route/endAt';
import type { MenuAction, MenuGroup, Submenu } from './menuEntry';
import type { MenuWorld } from './menuWorld';
import { objectEntries } from './objectEntries';
import { outlineEntries } from './outlineEntries';
import { routeEntries } from './routeEntries';
import { text } from './texts';

const ALIGNMENTS = [
  'align.left',
  'align.centre',
  'align.right',
  'align.top',
  'align.middle',
  'align.bottom',
  'distribute.horizontally',
  'distribute.vertically',
] as const;

const TURNS = ['turn.left', 'turn.right', 'turn.building', 'turn.fit'] as const;

/** The context menu of the selection; of the room or of the ground where no node, path or group is selected. */
export function menuGroups(world: MenuWorld, here: FloorPoint, isList: boolean): readonly MenuGroup[] {
  const objects = objectEntries(here, world);
  if (isList) return [objects];
  const groups = groupsOfSelection(world);
  // One alone is the selected object.
  return objects.length > 1 ? [...groups, [{ key: 'objects', label: text('objectsHere'), actions: objects }]] : groups;
}

function groupsOfSelection(world: MenuWorld): readonly MenuGroup[] {
  const { selection } = world.document.getSnapshot().context.history;
  if (selection?.type === 'node') return nodeGroups(world, selection.ids);
  if (selection?.type === 'edge') return pathGroups(world, selection.ids);
  if (selection?.type === 'group') return transitGroups(world, selection);
  return groundGroups(world);
}

function nodeGroups(world: MenuWorld, ids: readonly NodeId[]): readonly MenuGroup[] {
  const { present } = world.document.getSnapshot().context.history;
  const [only] = ids.length === 1 ? ids : [];
  const isAnyOpen = ids.some((id) => present.nodes.get(id)?.open);
  return [
    [...clipboardActions(world), ofCommand('duplicate', world), copyMenu(world, ids)],
    [
      { key: 'align', label: text('align'), actions: ALIGNMENTS.map((command) => ofCommand(command, world)) },
      ofCommand('unite', world),
      ofOperation('open', text(isAnyOpen ? 'close' : 'open'), editNodes(present, ids, { open: !isAnyOpen }), world),
    ],
    only === undefined ? [] : stopEntries(world, only),
    routeEntries(only === undefined ? { blockedBy: text('oneNode') } : { key: endAtNode(only, world.data) }, world),
    [ofCommand('select.connected', world), ofCommand('zoom.selection', world)],
    [ofCommand('delete', world)],
  ];
}

/** Making a node a stop, and adding the stop above or below it. */
function stopEntries(world: MenuWorld, id: NodeId): MenuGroup {
  const { document, types } = world;
  const { present } = document.getSnapshot().context.history;
  const nameOf = (key: string) => types.find((type) => type.key === key)?.name ?? key;
  const isStop = groupOf(present, id) !== null;
  const fresh: Submenu = {
    key: 'group',
    label: text('transitGroup'),
    actions: ['lift', 'stairs', 'escalator'].map((travel) =>
      ofOperation(
        travel,
        text('newGroup', { travel: nameOf(travel).toLowerCase() }),
        newTransitGroup(present, id, { travel, name: nameOf(travel) }),
        world,
      ),
    ),
  };
  return isStop ? [stopMenu(world, id)] : [fresh, stopMenu(world, id)];
}

function stopMenu(world: MenuWorld, id: NodeId): Submenu {
  const { present } = world.document.getSnapshot().context.history;
  const lift = world.types.find(({ key }) => key === 'lift')?.name ?? text('lift');
  const floor = present.nodes.get(id)?.floor;
  return {
    key: 'stop',
    label: text('addStop'),
    actions: otherFloors(world, floor ?? null).map(({ uuid, name, elevation }) =>
      ofOperation(
        uuid,
        name,
        addStop(present, id, { floor: floorId(uuid), z: elevation ?? 0 }, { travel: 'lift', name: lift }),
        world,
      ),
    ),
  };
}

function copyMenu(world: MenuWorld, ids: readonly NodeId[], label = text('copyToFloor')): Submenu {
  const { present } = world.document.getSnapshot().context.history;
  const travel = world.types.map(({ key }) => key);
  return {
    key: 'copyToFloor',
    label,
    actions: otherFloors(world, world.floor?.uuid ?? null).map(({ uuid, name, elevation }) =>
      ofOperation(uuid, name, copyToFloors(present, ids, [{ floor: floorId(uuid), z: elevation ?? 0 }], travel), world),
    ),
  };
}

/** Copying the whole network of the floor asks first: the other floor may have one. */
function copyFloorMenu(world: MenuWorld, ids: readonly NodeId[]): Submenu {
  const from = world.floor?.uuid;
  const menu = copyMenu(world, ids, text('copyFloorTo'));
  return {
    ...menu,
    actions: menu.actions.map((action) => ({
      ...action,
      run: () => from !== undefined && world.copying.set({ from, to: action.key }),
    })),
  };
}

function pathGroups(world: MenuWorld, ids: readonly EdgeId[]): readonly MenuGroup[] {
  const { present } = world.document.getSnapshot().context.history;
  const allows = (key: string) => ids.every((id) => present.edges.get(id)?.travel.includes(key));
  return [
    [
      ...clipboardActions(world),
      ofCommand('duplicate', world),
      copyMenu(world, nodesOf(present, { type: 'edge', ids })),
    ],
    [
      ofCommand('split', world),
      ofCommand('reverse', world),
      {
        key: 'travel',
        label: text('travelTypes'),
        actions: world.types.map(({ key, name }) =>
          ofOperation(
            key,
            text(allows(key) ? 'forbid' : 'allow', { name }),
            allowTravel(present, ids, key, !allows(key)),
            world,
          ),
        ),
      },
    ],
    [ofCommand('select.similar', world), ofCommand('select.connected', world), ofCommand('zoom.selection', world)],
    [ofCommand('delete', world)],
  ];
}

function transitGroups(world: MenuWorld, selection: NonNullable<SelectionOrNone>): readonly MenuGroup[] {
  const { present } = world.document.getSnapshot().context.history;
  const stops = nodesOf(present, selection);
  const [group] = selection.type === 'group' ? selection.ids : [];
  const [first] = stops;
  const floors = new Map(floorsOf(world).map(({ uuid, name }) => [uuid, name]));
  return [
    [
      ...(first === undefined ? [] : [stopMenu(world, first)]),
      ...(group === undefined
        ? []
        : [
            {
              key: 'alignStops',
              label: text('alignStops'),
              actions: stops.flatMap((id) => {
                const node = present.nodes.get(id);
                if (!node) return [];
                const label = `${floors.get(node.floor) ?? ''} · ${nodeLabel(node)}`;
                return [ofOperation(String(id), label, alignStops(present, group, id), world)];
              }),
            },
          ]),
      ofSelection('stops', text('selectStops'), stops.length === 0 ? null : { type: 'node', ids: stops }, world),
    ],
    [ofCommand('zoom.selection', world)],
    [ofCommand('delete', world)],
  ];
}

function groundGroups(world: MenuWorld): readonly MenuGroup[] {
  const { document, editor, floor, bounds, place, networkIndex, types } = world;
  const { present } = document.getSnapshot().context.history;
  const { mesh } = editor.getSnapshot().context;
  const ids = networkIndex.nodes.map(({ id }) => id);
  const paste: MenuAction = {
    key: 'paste',
    label: text('pasteHere'),
    keys: keysOf('paste'),
    blockedBy: null,
    run: () => void pasteByMenu(world, place),
  };
  return [
    floor && place
      ? [
          ofOperation('node', text('placeNode'), placeNode(present, newNodeAt(world, floor, place), bounds), world),
          paste,
        ]
      : [paste],
    outlineEntries(world),
    mesh === null ? [] : routeEntries(endOfRoom(mesh, world), world),
    [
      ofCommand('selectAll', world),
      {
        key: 'selectTravel',
        label: text('selectTravel'),
        actions: types.map(({ key, name }) =>
          ofSelection(
            key,
            name,
            floor ? pathsOfTravel(present, floorId(floor.uuid), [key]) : null,
            world,
            text('noneOfType'),
          ),
        ),
      },
      copyFloorMenu(world, ids),
    ],
    [
      ...(mesh !== null ? [{ ...ofCommand('zoom.selection', world), label: text('zoomRoom') }] : []),
      ofCommand('zoom.all', world),
      turnMenu(world),
    ],
  ];
}

function turnMenu(world: MenuWorld): Submenu {
  const reset = ofCommand('turn.reset', world);
  return {
    key: 'turn',
    label: text('turn'),
    actions: [
      ...TURNS.map((command) => ofCommand(command, world)),
      { ...reset, blockedBy: world.view.get().turn === 0 ? text('notTurned') : null },
    ],
  };
}

function endOfRoom(mesh: string, { floor, data }: MenuWorld) {
  const key = endInRoom(mesh, floor?.uuid ?? null, data);
  return key === null ? { blockedBy: text('noDestination') } : { key };
}

function clipboardActions(world: MenuWorld): readonly MenuAction[] {
  const removal = ofCommand('delete', world);
  const { copy, cut } = { copy: shortcutOf('copy'), cut: shortcutOf('cut') };
  return [
    { key: 'copy', label: copy.label, keys: copy.display, blockedBy: null, run: () => void copyByMenu(world, false) },
    {
      key: 'cut',
      label: cut.label,
      keys: cut.display,
      blockedBy: removal.blockedBy,
      run: () => void copyByMenu(world, true),
    },
  ];
}

/** A command of the keys, with their reason where it is blocked. */
function ofCommand(command: Command, world: MenuWorld): MenuAction {
  const { label, display } = shortcutOf(command);
  const operation = operationOf(command, world);
  const selection = operation ? undefined : selectionOf(command, world);
  return {
    key: command,
    label,
    keys: display,
    blockedBy: operation ? reasonOf(operation, world) : selection === null ? text('nothingElse') : null,
    run: () => world.run(command),
  };
}

const ofOperation = (key: string, label: string, operation: Operation, world: MenuWorld): MenuAction => ({
  key,
  label,
  keys: '',
  blockedBy: reasonOf(operation, world),
  run: () => world.perform(operation),
});

const ofSelection = (
  key: string,
  label: string,
  selection: SelectionOrNone,
  { document }: MenuWorld,
  why = text('nothingElse'),
): MenuAction => ({
  key,
  label,
  keys: '',
  blockedBy: selection === null ? why : null,
  run: () => document.send({ type: 'select', selection }),
});

function reasonOf(operation: Operation, { document, editor }: MenuWorld): string | null {
  const { blockedBy } = permitted(
    document.getSnapshot().context.history.present,
    operation,
    editor.getSnapshot().context,
  );
  return blockedBy && editorText(`blocked.${blockedBy}`);
}

const keysOf = (command: Command): string => shortcutOf(command).display;

const floorsOf = ({ data }: MenuWorld) => data.location.buildings.flatMap(({ floors }) => floors);

/** The other floors of the building that a floor belongs to. */
function otherFloors({ data }: MenuWorld, floor: string | null) {
  const building = data.location.buildings.find(({ floors }) => floors.some(({ uuid }) => uuid === floor));
  return (building?.floors ?? []).filter(({ uuid }) => uuid !== floor);
}
