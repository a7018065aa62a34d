import { afterEach, describe, expect, it } from 'vitest';
import { type Command, SHORTCUTS } from '@/components/shortcuts';
import { createNetwork, edgeId, floorId, groupId, type Network, nodeId } from '@/model/network/network';
import { buildNetworkIndex } from '@/model/network/networkIndex';
import type { Selection } from '@/model/network/selection';
import { copiedText } from '@/screens/editor/commands/copiedText';
import { operationOf } from '@/screens/editor/commands/networkCommands';
import { removeCopied } from '@/screens/editor/commands/removeCopied';
import { runEditing } from '@/screens/editor/commands/runEditing';
import { selectionOf } from '@/screens/editor/commands/selectCommands';
import { edge, group, node, upstairs } from '../../../model/network/sampleNetwork';
import { cleanUp } from '../../../support/dom/render';
import { testEditor, UPPER } from '../../../support/dom/testEditor';

afterEach(cleanUp);

/** Enough on the ground floor for each command to find something to change. */
const network = createNetwork(
  [node(1, 0, 0), node(2, 10, 3), node(3, 25, 9), upstairs(4, 10, 10), upstairs(5, 0, 10)],
  [edge(11, 1, 2, { direction: 1 }), edge(12, 2, 3), edge(13, 4, 5)],
  [group(21, [1, 2])],
);
const COMMANDS: readonly Command[] = [
  ...new Set([
    ...SHORTCUTS.flatMap(({ scope, command }) => (scope === 'editor' ? [command as Command] : [])),
    // Those of menus and of the palette that have no key.
    'align.centre',
    'align.middle',
    'distribute.horizontally',
    'distribute.vertically',
    'unite',
    'split',
    'reverse',
    'select.connected',
    'select.similar',
  ] as const),
];
const SELECTIONS: readonly Selection[] = [
  { type: 'node', ids: [nodeId(1), nodeId(2), nodeId(3)] },
  { type: 'edge', ids: [edgeId(11)] },
  { type: 'group', ids: [groupId(21)] },
];
const belongings = ({ nodes, edges, groups }: Network) => [
  ...[...nodes.values()].filter(({ floor }) => floor === 'ground'),
  ...[edges.get(edgeId(11)), edges.get(edgeId(12)), groups.get(groupId(21))],
];

async function turnedTo(selection: Selection, floor: string) {
  const opened = await testEditor({ network });
  opened.document.send({ type: 'select', selection });
  if (floor !== 'ground') opened.editor.send({ type: 'floor.set', floor });
  const edited =
    floor === 'ground'
      ? opened.floor
      : { ...opened.floor, floor: UPPER, networkIndex: buildNetworkIndex(network, floorId(UPPER.uuid)) };
  return { ...opened, world: { ...opened.session, ...edited } };
}

describe.each(COMMANDS)('%s', (command) => {
  it('[ED26] changes nothing on a floor that is not in view', async () => {
    for (const selection of SELECTIONS) {
      const { document, world } = await turnedTo(selection, 'upper');
      runEditing(command, world);
      const operation = operationOf(command, world);
      if (operation?.blockedBy === null) document.send({ type: 'edit', operation });
      const { history } = document.getSnapshot().context;
      expect(belongings(history.present)).toEqual(belongings(network));
      const selected = [selectionOf(command, world), history.selection].flatMap(
        (one): readonly number[] => one?.ids ?? [],
      );
      expect(
        selected.filter((id) => id !== 4 && id !== 5),
        'selects nothing elsewhere',
      ).toEqual([]);
    }
  });
});

it('[ED26] the same commands do change the floor in view', async () => {
  const changing = new Set<string>();
  for (const selection of SELECTIONS)
    for (const command of COMMANDS) {
      const { document, world } = await turnedTo(selection, 'ground');
      runEditing(command, world);
      if (document.getSnapshot().context.history.present !== network) changing.add(command);
    }
  expect([...changing].sort()).toEqual(
    expect.arrayContaining([
      'align.left',
      'delete',
      'distribute.horizontally',
      'duplicate',
      'reverse',
      'split',
      'unite',
    ]),
  );
});

it('[ED26] neither Copy nor Cut takes what is not in view', async () => {
  for (const selection of SELECTIONS) {
    const { document, world } = await turnedTo(selection, 'upper');
    expect(copiedText(world)).toBeNull();
    removeCopied(world);
    expect(document.getSnapshot().context.history.present).toBe(network);
  }
});
