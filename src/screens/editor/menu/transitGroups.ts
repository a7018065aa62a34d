import { alignStops } from '@/model/network/operations/acrossFloors/alignStops';
import { nodesOf } from '@/model/network/selecting/connectedTo';
import type { SelectionOrNone } from '@/model/network/selection';
import { nodeLabel } from '@/screens/checks/objectLabel';
import { floorsOf, stopMenu } from './floorMenus';
import { ofCommand, ofOperation, ofSelection } from './menuActions';
import type { MenuGroup } from './menuEntry';
import type { MenuWorld } from './menuWorld';
import { text } from './texts';

/** The entries of a selected transit group. */
export function transitGroups(world: MenuWorld, selection: NonNullable<SelectionOrNone>): readonly MenuGroup[] {
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
