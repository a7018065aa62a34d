import { afterEach, expect, it } from 'vitest';
import { floorPoint } from '@/model/geometry/points';
import { nodeId } from '@/model/network/network';
import { ofCommand, ofSelection } from '@/screens/editor/menu/menuActions';
import { sampleNetwork } from '../../../model/network/sampleNetwork';
import { cleanUp } from '../../../support/dom/render';
import { testEditor } from '../../../support/dom/testEditor';

afterEach(cleanUp);

async function opened() {
  const editor = await testEditor({ network: sampleNetwork() });
  const runs: string[] = [];
  const world = {
    ...editor.session,
    ...editor.floor,
    place: floorPoint(5, 5),
    run: (command: string) => void runs.push(command),
    setRouteEnd: () => undefined,
  };
  const selection = () => editor.document.getSnapshot().context.history.selection;
  return { world, runs, selection };
}

it('[CF3] an entry that selects does so, and one without anything to select says why not', async () => {
  const { world, selection } = await opened();
  const stop = ofSelection('stops', 'Select stops', { type: 'node', ids: [nodeId(1)] }, world);
  expect(stop.blockedBy).toBeNull();
  stop.run();
  expect(selection()).toEqual({ type: 'node', ids: [1] });
  expect(ofSelection('lifts', 'Lifts', null, world, 'There are none.').blockedBy).toBe('There are none.');
});

it('[CF4] an entry of a command runs it, and has the reason for which it is blocked', async () => {
  const { world, runs } = await opened();
  const zoom = ofCommand('zoom.all', world);
  expect(zoom.blockedBy).toBeNull();
  zoom.run();
  expect(runs).toEqual(['zoom.all']);
  expect(ofCommand('delete', world).blockedBy).not.toBeNull();
});
