import { afterEach, expect, it } from 'vitest';
import { dynamicRoutesQuery } from '@/api/network/editor';
import { TABS } from '@/machines/editor/tabs';
import { createNetwork, groupId, nodeId } from '@/model/network/network';
import { SPEED_STEPS } from '@/model/routing/travel/multiplierMaths';
import { GroupPanel } from '@/screens/editor/panels/GroupPanel';
import { NodeGroups } from '@/screens/editor/panels/NodeGroups';
import { NodePanel } from '@/screens/editor/panels/NodePanel';
import { node, sampleNetwork, upstairs } from '../../../model/network/sampleNetwork';
import { cleanUp, render } from '../../../support/dom/render';
import { testEditor } from '../../../support/dom/testEditor';

afterEach(cleanUp);

const tabsOf = (page: HTMLElement) =>
  [...page.querySelectorAll('[role="tab"]')].map((tab) => tab.querySelector('.fui-Tab__content')?.textContent);
const labelsOf = (page: HTMLElement) => [...page.querySelectorAll('label')].map(({ textContent }) => textContent);
/** Opens the list of the field with this label. */
const openList = (page: HTMLElement, label: string) => {
  const id = [...page.querySelectorAll('label')].find(({ textContent }) => textContent === label)?.htmlFor;
  page.querySelector<HTMLElement>(`[id="${id}"]`)?.click();
};
const optionsOf = (page: HTMLElement) =>
  [...page.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent);

async function opened(rights = { mayEditNodes: true, mayEditPaths: true }) {
  const editor = await testEditor({ network: sampleNetwork(), rights });
  editor.client.setQueryData(dynamicRoutesQuery('mall').queryKey, [{ id: 7, name: 'Queue', seconds: 90 }]);
  const shown = await render(editor.around(<NodePanel ids={[nodeId(1)]} />));
  const present = () => editor.document.getSnapshot().context.history.present;
  return { ...editor, ...shown, present };
}

it('[PP30] with the node tool a node has its Node Editor and Advanced Settings, with Enabled and a delay', async () => {
  const { page, after, editor, present } = await opened();
  await after(() => editor.send({ type: 'tool.set', tool: 'node' }));
  expect(tabsOf(page)).toEqual(['Node Editor', 'Advanced Settings']);
  expect(labelsOf(page)).toEqual(expect.arrayContaining(['Name', 'Entrance of', 'Transit group']));
  expect(labelsOf(page)).not.toContain('X');
  await after(() => editor.send({ type: 'tab.set', tab: TABS.advanced }));
  expect(labelsOf(page)).toEqual(expect.arrayContaining(['X', 'Y', 'Enabled', 'External time delay']));
  expect(labelsOf(page)).not.toContain('Name');
  await after(() => page.querySelector<HTMLElement>('input[type="checkbox"]')?.click());
  expect(present().nodes.get(nodeId(1))?.open).toBe(false);
  await after(() => openList(page, 'External time delay'));
  expect(optionsOf(page)).toEqual(['None', 'Queue (90 s)']);
  await after(() => page.querySelectorAll<HTMLElement>('[role="option"]')[1]?.click());
  expect(present().nodes.get(nodeId(1))?.dynamicRoute).toBe(7);
});

it('[PP31] with the select tool a node keeps its fields, with Amenities and Screens below them', async () => {
  const { page, after, editor } = await opened();
  expect(tabsOf(page)).toEqual(['Amenities', 'Screens']);
  expect(labelsOf(page)).toEqual(expect.arrayContaining(['Name', 'X', 'Y', 'Entrance of', 'Transit group']));
  await after(() => editor.send({ type: 'tool.set', tool: 'path' }));
  expect(tabsOf(page)).toEqual([]);
});

async function groupsOf(id: number, network = sampleNetwork()) {
  const editor = await testEditor({ network });
  const chosen = network.nodes.get(nodeId(id));
  if (!chosen) throw new Error(`There is no node ${id}.`);
  const shown = await render(editor.around(<NodeGroups node={chosen} />));
  const groups = () => [...editor.document.getSnapshot().context.history.present.groups.values()];
  return { ...editor, ...shown, groups };
}

it('[PP35] a node in no group begins a blank one or joins one of the list, which counts its nodes', async () => {
  const { page, after, groups } = await groupsOf(1);
  await after(() => openList(page, 'Transit group'));
  expect(optionsOf(page)).toEqual(['Lift (Lift, 2 nodes)']);
  await after(() => page.querySelector<HTMLElement>('[role="option"]')?.click());
  expect(groups().map(({ nodes }) => nodes)).toEqual([[3, 4, 1]]);
  await cleanUp();
  const blank = await groupsOf(2);
  await blank.after(() => blank.text('New group')?.click());
  expect(blank.groups()[1]).toMatchObject({ name: 'New Transit Group', type: 'BI', weight: 0, multiplier: 1 });
});

it('[PP35] a stop edits its group or leaves it', async () => {
  const { after, text, groups, document } = await groupsOf(3);
  await after(() => text('Edit group')?.click());
  expect(document.getSnapshot().context.history.selection).toEqual({ type: 'group', ids: [21] });
  await after(() => text('Leave group')?.click());
  expect(groups().map(({ nodes }) => nodes)).toEqual([[4]]);
});

it('[PP35] the panel of a group says whether it is new, and has its limits', async () => {
  const editor = await testEditor({ network: sampleNetwork() });
  const saved = await render(editor.around(<GroupPanel ids={[groupId(21)]} />));
  expect(saved.text('Edit transit group')).not.toBeNull();
  const weight = saved.page.querySelector('input[role="spinbutton"]');
  expect([weight?.getAttribute('aria-valuemin'), weight?.getAttribute('aria-valuemax')]).toEqual(['-10000', '10000']);
  await saved.after(() => openList(saved.page, 'Direction'));
  expect(optionsOf(saved.page)).toEqual(['Bidirectional', 'Upwards only', 'Downwards only']);
  expect(SPEED_STEPS).toEqual([0.25, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4]);
  await cleanUp();
  const fresh = await testEditor({
    network: createNetwork(sampleNetwork().nodes.values(), [], [{ ...groupOf(), id: groupId(-1) }]),
  });
  const shown = await render(fresh.around(<GroupPanel ids={[groupId(-1)]} />));
  expect(shown.text('New transit group, not saved yet')).not.toBeNull();
});

const groupOf = () => {
  const [group] = sampleNetwork().groups.values();
  if (!group) throw new Error('The sample has a lift.');
  return group;
};

it('[PP36] an automatic group takes the nodes above and below, and without one says why not', async () => {
  const { after, text, groups } = await groupsOf(1, createNetwork([node(1, 0, 0), upstairs(2, 1, 0)]));
  await after(() => text('Automatic group')?.click());
  expect(groups().map(({ name, nodes }) => [name, nodes])).toEqual([['New Transit Group', [1, 2]]]);
  await cleanUp();
  const alone = await groupsOf(1, createNetwork([node(1, 0, 0)]));
  await alone.after(() => alone.text('Automatic group')?.click());
  expect([alone.groups(), alone.blocked]).toEqual([[], ['no-node-near']]);
});
