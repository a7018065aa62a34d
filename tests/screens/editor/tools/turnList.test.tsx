import { afterEach, expect, it } from 'vitest';
import { EMPTY_NETWORK, floorId, groupId, nodeId } from '@/model/network/network';
import type { Route } from '@/model/routing/route';
import { TurnList } from '@/screens/editor/tools/route/TurnList';
import { cleanUp, render } from '../../../support/dom/render';
import { testEditor } from '../../../support/dom/testEditor';

afterEach(cleanUp);

const route: Pick<Route, 'legs' | 'changes'> = {
  legs: [
    {
      floor: floorId('ground'),
      points: [
        { x: 0, y: 0 },
        { x: 8, y: 0 },
        { x: 8, y: 4 },
      ],
      nodes: [],
      length: 12,
    },
    {
      floor: floorId('upper'),
      points: [
        { x: 8, y: 4 },
        { x: 8, y: 10 },
        { x: 11, y: 10 },
      ],
      nodes: [],
      length: 9,
    },
  ],
  changes: [
    {
      group: groupId(3),
      travel: 'lift',
      from: { floor: floorId('ground'), node: nodeId(1) },
      to: { floor: floorId('upper'), node: nodeId(2) },
      length: 4,
      seconds: 20,
    },
  ],
};

it('[AX17] a route is read from turn to turn, with the ride between its floors, as one list', async () => {
  const editor = await testEditor({ network: EMPTY_NETWORK });
  const { find } = await render(editor.around(<TurnList route={route} />));
  const list = find('ol[aria-label="Directions"]');
  expect([...list.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'On Ground, walk 8 m.',
    'Turn right and walk 4 m.',
    'Take the lift to Upper.',
    'On Upper, walk 6 m.',
    'Turn left and walk 3 m.',
    'You have arrived.',
  ]);
  // A live region would read all of it out at every change of the route.
  expect(list.closest('[role="status"], [aria-live]')).toBeNull();
});
