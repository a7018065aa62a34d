import { afterEach, expect, it } from 'vitest';
import { createNetwork, groupId } from '@/model/network/network';
import { GroupPanel } from '@/screens/editor/panels/GroupPanel';
import { group, node, upstairs } from '../../../model/network/sampleNetwork';
import { cleanUp, render } from '../../../support/dom/render';
import { testEditor } from '../../../support/dom/testEditor';

afterEach(cleanUp);

it('[PL107] one switch closes and opens all stops of a transit group, each as one step', async () => {
  const network = createNetwork([node(1, 0, 0), upstairs(2, 0, 0, { open: false })], [], [group(21, [1, 2])]);
  const editor = await testEditor({ network });
  const { after, find, page } = await render(editor.around(<GroupPanel ids={[groupId(21)]} />));
  const history = () => editor.document.getSnapshot().context.history;
  const open = () => [...history().present.nodes.values()].map((stop) => stop.open);
  const press = () => after(() => find('[role="switch"]').click());
  expect(page.textContent).toContain('Some stops are closed to routes');
  await press();
  expect(open()).toEqual([true, true]);
  await press();
  expect([open(), history().past.length]).toEqual([[false, false], 2]);
  expect(page.textContent).toContain('Closed to routes');
  expect(history().past.map(({ note }) => note.kind)).toEqual(['openTransitGroup', 'closeTransitGroup']);
});
