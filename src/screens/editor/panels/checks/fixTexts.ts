import { catalogue } from '@/contract/texts/catalogue';
import type { Fix } from '@/model/network/checks/fix';
import { objectLabel } from '@/screens/checks/objectLabel';

const text = catalogue({
  'join-paths': 'Put a node at the crossing',
  connect: 'Connect to the nearest path',
  'connect-parts': 'Connect {name}',
  'set-entrance': 'Make {name} the entrance',
  'move-to-room': 'Move {name} to the room',
  'not-entrance': 'Make {name} an ordinary node',
  'add-entrance': 'Add an entrance at the nearest path',
  'allow-travel': 'Allow {name} on this path',
  'open-both-ways': 'Allow both directions between {name}',
  unite: 'Merge {count} nodes',
  remove: 'Remove {name}',
});

/** The text on the button of a fix: the step itself. */
export const fixText = ({ kind, name, count }: Fix): string =>
  kind === 'unite'
    ? text('unite', { count })
    : kind === 'connect' || kind === 'add-entrance' || kind === 'join-paths'
      ? text(kind)
      : text(kind, { name: objectLabel(name) });
