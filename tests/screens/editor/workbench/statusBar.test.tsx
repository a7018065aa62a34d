import { afterEach, expect, it } from 'vitest';
import { createStore } from '@/components/mapCanvas/store';
import { type FloorPoint, floorPoint } from '@/model/geometry/points';
import { moveNodes } from '@/model/network/edits/moveNodes';
import { nodeId } from '@/model/network/network';
import { StatusBar } from '@/screens/editor/workbench/StatusBar';
import { sampleNetwork } from '../../../model/network/sampleNetwork';
import { cleanUp, render } from '../../../support/dom/render';
import { testEditor } from '../../../support/dom/testEditor';

afterEach(cleanUp);

async function shown(units: 'C' | 'F') {
  const editor = await testEditor({
    network: sampleNetwork(),
    data: { settings: { units, timezone: 'Europe/London' } },
  });
  const pointer = createStore<FloorPoint | null>(null);
  Object.assign(editor.session, { pointer });
  const { find, until } = await render(editor.around(<StatusBar className="" />));
  return { pointer, until, place: () => find('[data-testid="pointer-place"]').textContent };
}

it('[CF8] the status bar shows where the pointer is, and nothing while it is elsewhere', async () => {
  const { pointer, place, until } = await shown('C');
  expect(place()).toBe('');
  pointer.set(floorPoint(12.345, -2));
  await until(() => place() === 'x 12.35 m, y -2.00 m');
  pointer.set(null);
  await until(() => place() === '');
});

it('[DO10] behind the question of a conflict the status bar does not say that all is saved', async () => {
  const editor = await testEditor({ network: sampleNetwork() });
  const { document } = editor;
  const moveTo = (x: number) => moveNodes(new Map([[nodeId(1), { x, y: 0 }]]));
  const operation = { blockedBy: null, edit: moveTo(3), note: { kind: 'moveNodes', count: 1 }, select: null } as const;
  document.send({ type: 'edit', operation });
  const { find, until, after } = await render(editor.around(<StatusBar className="" />));
  const state = () => find('[aria-label="Save state"]').textContent ?? '';
  expect(state()).toContain('1 unsaved change');
  await after(() =>
    document.send({ type: 'network.newer', theirs: { network: moveTo(8)(sampleNetwork()), revision: 99 } }),
  );
  await until(() => state() === 'Not saved yet: choose what to keep');
  await after(() => document.send({ type: 'conflict.later' }));
  expect(state()).toContain('1 unsaved change');
});

it('[CF8] in feet where the location has them', async () => {
  const { pointer, place, until } = await shown('F');
  pointer.set(floorPoint(1, 10));
  await until(() => place() === 'x 3.28 ft, y 32.81 ft');
});

const failed = (status: number, body: object | null) => Object.assign(new Error('No space left.'), { status, body });

it.each([
  ['waits for the network', failed(500, null), 'Waiting for the network · kept on this device'],
  ['waits for the service', failed(507, {}), 'Not saved yet, trying again · kept on this device. No space left.'],
  ['is rejected', failed(422, {}), 'Not saved. No space left. Your changes are kept on this device.'],
])('[ET22] a save that %s is named as such', async (_, saveError, words) => {
  const editor = await testEditor({ network: sampleNetwork(), saveError });
  const edit = moveNodes(new Map([[nodeId(1), { x: 3, y: 0 }]]));
  const operation = { blockedBy: null, edit, note: { kind: 'moveNodes', count: 1 }, select: null } as const;
  editor.document.send({ type: 'edit', operation });
  const { find, until, after } = await render(editor.around(<StatusBar className="" />));
  await after(() => editor.document.send({ type: 'save' }));
  await until(() => find('[aria-label="Save state"]').textContent === words);
  editor.document.stop();
});
