import { afterEach, expect, it } from 'vitest';
import { nodeId } from '@/model/network/network';
import { editNode } from '@/model/network/operations/editNode';
import { HistoryMenu } from '@/screens/editor/workbench/HistoryMenu';
import { sampleNetwork } from '../../../model/network/sampleNetwork';
import { cleanUp, render } from '../../../support/dom/render';
import { testEditor } from '../../../support/dom/testEditor';

afterEach(cleanUp);

it('[CF7] the history names its steps, marks the present one, and goes to any of them in one press', async () => {
  const { document, session, around } = await testEditor({ network: sampleNetwork() });
  const present = () => document.getSnapshot().context.history.present;
  for (const open of [false, true, false])
    document.send({ type: 'edit', operation: editNode(present(), nodeId(1), { open }) });
  const { page, after } = await render(around(<HistoryMenu keys="Shift+Z" />));
  const rows = () =>
    [...page.ownerDocument.querySelectorAll<HTMLElement>('[role=menuitemradio]')].map(
      ({ textContent, ariaChecked }) => [textContent, ariaChecked],
    );
  await after(() => session.isHistoryOpen.set(true));
  expect(rows()).toEqual([
    ['Closed a node', 'true'],
    ['Opened a node', 'false'],
    ['Closed a node', 'false'],
    ['Opened the location', 'false'],
  ]);
  const choose = (at: number) =>
    after(() => page.ownerDocument.querySelectorAll<HTMLElement>('[role=menuitemradio]')[at]?.click());
  await choose(3);
  expect([present().nodes.get(nodeId(1))?.open, session.isHistoryOpen.get()]).toEqual([true, false]);
  await after(() => session.isHistoryOpen.set(true));
  expect(rows()).toEqual([
    ['Closed a nodeundone', 'false'],
    ['Opened a nodeundone', 'false'],
    ['Closed a nodeundone', 'false'],
    ['Opened the location', 'true'],
  ]);
  await choose(0);
  expect(present().nodes.get(nodeId(1))?.open).toBe(false);
});
