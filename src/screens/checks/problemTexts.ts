import { capitalised } from '@/contract/texts/capitalised';
import { catalogue } from '@/contract/texts/catalogue';
import type { Problem } from '@/model/network/checks/problem';
import { objectLabel } from '@/screens/checks/objectLabel';

const text = catalogue({
  'cut-off': {
    one: '{name} is closed: no visitor reaches “{detail}”.',
    other: '{name} is closed: no visitor reaches {count} places ({detail}).',
  },
  'cut-off-step-free': {
    one: '{name} is closed: “{detail}” cannot be reached step-free.',
    other: '{name} is closed: {count} places cannot be reached step-free ({detail}).',
  },
  island: {
    one: '{name} is connected to nothing else: no route leads there.',
    other: '{count} nodes around {name} are connected to nothing else: no route leads there.',
  },
  'cannot-leave': 'Dead end around {name}: routes lead in but not out. Check the directions of the paths.',
  'cannot-enter': 'Routes lead out of the part around {name} but not in. Check the directions of the paths.',
  'loose-node': '{name} is not connected to any path.',
  'without-room': '“{name}” is not on the map: the floor plan has no room “{detail}”.',
  'mesh-without-node': '“{name}” has no entrance. Add a node at its door.',
  'entrance-outside': '{name} is an entrance of “{detail}” and away from it: routes there would end elsewhere.',
  'single-node-group': '“{name}” connects no floors: it has only one stop.',
  'only-stairs': {
    one: '{name} can only be reached by stairs or an escalator.',
    other: '{count} nodes around {name} can only be reached by stairs or an escalator.',
  },
  'same-spot': '{count} nodes are at the same spot as {name}.',
  'through-wall': 'The path between {name} goes through a wall.',
  'crosses-room': 'The path between {name} goes through a room that it does not lead to.',
  'leaves-building': 'The path between {name} leaves the building and comes back into it.',
  'zero-length-path': 'A path at {name} has no length.',
  'crossing-paths': 'The path between {name} crosses another one without a node: no route can turn there.',
  'near-ends': '{name} and a node beside it look joined, and no path joins them.',
  'node-in-wall': '{name} is inside a wall.',
  'group-on-one-floor': 'All {count} stops of “{name}” are on one floor, so it connects nothing.',
  'no-category': '“{name}” has no category, so visitors cannot find it by browsing.',
  'no-description': '“{name}” has no description.',
  'not-step-free': '“{name}” cannot be reached step-free from the largest part of the network. In the way: {detail}.',
  'only-step-free': '“{name}” is reached by step-free routes only. Exclusively for them: {detail}.',
});

/** A problem as a sentence that names its object. */
export function problemText({ message, subject, detail = '' }: Problem): string {
  const { count } = subject;
  const name = objectLabel(subject.name);
  return capitalised(
    message === 'cut-off' || message === 'cut-off-step-free'
      ? text(message, { name, count, detail })
      : message === 'island' || message === 'only-stairs'
        ? text(message, { name, count })
        : message === 'same-spot' || message === 'group-on-one-floor'
          ? text(message, { name, count })
          : message === 'not-step-free' ||
              message === 'only-step-free' ||
              message === 'entrance-outside' ||
              message === 'without-room'
            ? text(message, { name, detail })
            : text(message, { name }),
  );
}
