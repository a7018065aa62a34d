import { floorId } from '@/model/network/network';
import { placeNode } from '@/model/network/operations/placeNode';
import { pathsOfTravel } from '@/model/network/selecting/pathsOfTravel';
import { pasteByMenu } from '../commands/menuClipboard';
import { newNodeAt } from '../tools/newNodeAt';
import { endInRoom } from '../tools/route/endAt';
import { copyFloorMenu } from './floorMenus';
import { keysOf, ofCommand, ofOperation, ofSelection } from './menuActions';
import type { MenuAction, MenuGroup, Submenu } from './menuEntry';
import type { MenuWorld } from './menuWorld';
import { outlineEntries } from './outlineEntries';
import { routeEntries } from './routeEntries';
import { text } from './texts';

const TURNS = ['turn.left', 'turn.right', 'turn.building', 'turn.fit'] as const;

/** The entries of a room, or of the ground. */
export function groundGroups(world: MenuWorld): readonly MenuGroup[] {
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
