import type { EdgeId } from '@/model/network/network';
import { allowTravel } from '@/model/network/operations/allowTravel';
import { nodesOf } from '@/model/network/selecting/connectedTo';
import { clipboardActions } from './clipboardActions';
import { copyMenu } from './floorMenus';
import { ofCommand, ofOperation } from './menuActions';
import type { MenuGroup } from './menuEntry';
import type { MenuWorld } from './menuWorld';
import { text } from './texts';

/** The entries of selected paths. */
export function pathGroups(world: MenuWorld, ids: readonly EdgeId[]): readonly MenuGroup[] {
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
