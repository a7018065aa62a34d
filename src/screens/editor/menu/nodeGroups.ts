import type { NodeId } from '@/model/network/network';
import { groupOf } from '@/model/network/operations/acrossFloors/addStop';
import { editNodes } from '@/model/network/operations/editNodes';
import { newTransitGroup } from '@/model/network/operations/newTransitGroup';
import { endAtNode } from '../tools/route/endAt';
import { clipboardActions } from './clipboardActions';
import { copyMenu, stopMenu } from './floorMenus';
import { ofCommand, ofOperation } from './menuActions';
import type { MenuGroup, Submenu } from './menuEntry';
import type { MenuWorld } from './menuWorld';
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

/** The entries of selected nodes. */
export function nodeGroups(world: MenuWorld, ids: readonly NodeId[]): readonly MenuGroup[] {
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
