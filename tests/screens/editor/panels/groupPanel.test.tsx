import { afterEach, expect, it } from 'vitest';
import type { Placement } from '@/contract/destinations/destinations';
import { createNetwork, groupId } from '@/model/network/network';
import { GroupPanel } from '@/screens/editor/panels/GroupPanel';
import { edge, group, node, upstairs } from '../../../model/network/sampleNetwork';
import { cleanUp, render } from '../../../support/dom/render';
import { testEditor } from '../../../support/dom/testEditor';

afterEach(cleanUp);

it('[PL107] one switch closes and opens all stops of a transit group, each as one step', async () => {
  const network = createNetwork([node(1, 0, 0), upstairs(2, 0, 0, { open: false })], [], [group(21, [1, 2])]);
  const editor = await testEditor({ network });
  const { after, find, page, until } = await render(editor.around(<GroupPanel ids={[groupId(21)]} />));
  const history = () => editor.document.getSnapshot().context.history;
  const open = () => [...history().present.nodes.values()].map((stop) => stop.open);
  const press = () => after(() => find('[role="switch"]').click());
  await until(() => page.textContent?.includes('Some stops are closed to routes') ?? false);
  await press();
  expect(open()).toEqual([true, true]);
  await press();
  expect(open()).toEqual([true, true]);
  await until(() => page.querySelector('form') !== null);
  await after(() => find('form button[type="submit"]').click());
  expect([open(), history().past.length]).toEqual([[false, false], 2]);
  expect(page.textContent).toContain('Closed to routes');
  expect(history().past.map(({ note }) => note.kind)).toEqual(['openTransitGroup', 'closeTransitGroup']);
});

it('[PL109] the places that closing a group would cut off are named while it is open', async () => {
  const ward = {
    floor_id: 'upper',
    object_name: 'room_1',
    location_name: 'Ward 1H',
    destination: { parent_id: 1, categories: [], description: '' },
  } as unknown as Placement;
  const network = createNetwork(
    [node(1, 0, 0), node(3, 10, 0), node(5, 20, 0), upstairs(2, 0, 0), upstairs(4, 5, 0, { mesh: 'room_1' })],
    [edge(101, 1, 3), edge(102, 3, 5), edge(103, 2, 4)],
    [group(21, [1, 2], { name: 'Lift A' })],
  );
  const editor = await testEditor({ network, data: { destinations: [ward] } });
  const { after, find, page, until } = await render(editor.around(<GroupPanel ids={[groupId(21)]} />));
  await until(() => page.textContent?.includes('If you close it') ?? false);
  await until(() => page.querySelector('[role="switch"]') !== null);
  expect(page.textContent).toContain('Lift A is closed: no visitor reaches “Ward 1H”.');
  await after(() => find('[role="switch"]').click());
  await until(() => page.querySelector('form') !== null);
  expect(page.textContent).toContain('If you close it');
  await after(() => find('form button[type="submit"]').click());
  expect(page.textContent).not.toContain('If you close it');
});
