import { afterEach, expect, it } from 'vitest';
import { createNetwork, groupId } from '@/model/network/network';
import { GroupPanel } from '@/screens/editor/panels/GroupPanel';
import { group, node } from '../../../model/network/sampleNetwork';
import { cleanUp, render } from '../../../support/dom/render';
import { testEditor } from '../../../support/dom/testEditor';

afterEach(cleanUp);

it('[PP47] the panel of a lift adds the stops that are missing, and puts them above each other', async () => {
  const network = createNetwork([node(1, 3, 4)], [], [group(21, [1])]);
  const editor = await testEditor({ network });
  const { after, text } = await render(editor.around(<GroupPanel ids={[groupId(21)]} />));
  const present = () => editor.document.getSnapshot().context.history.present;
  expect(text('Add a stop on Ground')).toBeNull();
  await after(() => text('Add a stop on Upper')?.click());
  expect(present().groups.get(groupId(21))?.nodes).toEqual([1, -1]);
  expect([...present().nodes.values()].at(-1)).toMatchObject({ floor: 'upper', x: 3, y: 4, z: 4 });
  expect(text('Add a stop on Upper')).toBeNull();
  expect(text('Put all stops above each other')).toBeNull();
});
