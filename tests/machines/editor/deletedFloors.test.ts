import { expect, it } from 'vitest';
import { documentMachine } from '@/machines/editor/document.machine';
import type { LoadedNetwork, RecoveredDraft } from '@/machines/editor/documentTypes';
import { addNode } from '@/model/network/edits/addNode';
import { moveNodes } from '@/model/network/edits/moveNodes';
import type { NetworkEdit } from '@/model/network/edits/networkEdit';
import { setNodes } from '@/model/network/edits/setNodes';
import { floorId, type Network, nodeId } from '@/model/network/network';
import { withoutFloors } from '@/model/network/withoutFloors';
import { sampleNetwork } from '../../model/network/sampleNetwork';
import { drive } from '../drive';

const [GROUND, UPPER] = [floorId('ground'), floorId('upper')];
const loaded: LoadedNetwork = { network: sampleNetwork(), revision: 4, floors: [GROUND, UPPER] };
/** The network as the service has it after the upper floor was deleted. */
const theirs: LoadedNetwork = {
  network: withoutFloors(sampleNetwork(), new Set([UPPER])),
  revision: 5,
  floors: [GROUND],
};
const move = (id: number): NetworkEdit => moveNodes(new Map([[nodeId(id), { x: 3, y: 4 }]]));

async function open(draft: RecoveredDraft | null = null, first = loaded) {
  const document = drive(documentMachine, { project: 'mall' });
  document.send({ type: 'load' });
  await document.answer('load', { loaded: first, draft });
  document.done();
  const edit = (change: NetworkEdit) =>
    document.send({
      type: 'edit',
      operation: { blockedBy: null, edit: change, note: { kind: 'moveNodes', count: 1 }, select: null },
    });
  const lost = () => document.context().lost?.nodes.map(({ id }) => id) ?? null;
  const floors = () => [...new Set([...document.context().history.present.nodes.values()].map(({ floor }) => floor))];
  const sent = () => document.asked('save') as { network: Network; base: LoadedNetwork };
  return { ...document, edit, lost, floors, sent };
}
const at = (sync: string) => ({ open: { content: {}, sync } });

it('[ET2] a save that finds a floor deleted names what is lost and sends the rest, without a question', async () => {
  const { edit, send, answer, state, lost, floors, sent, context } = await open();
  edit(move(4));
  edit(setNodes([nodeId(1)], { name: 'Hall' }));
  send({ type: 'save' });
  await answer('save', { kind: 'stale', theirs });
  expect([state(), lost(), floors()]).toEqual([at('saving'), [4], [GROUND]]);
  expect([sent().base.revision, sent().network.nodes.get(nodeId(1))?.name]).toEqual([5, 'Hall']);
  send({ type: 'lost.seen' });
  expect(context().lost).toBeNull();
  for (const type of ['undo', 'undo', 'redo', 'redo'] as const) {
    send({ type });
    expect(floors(), type).toEqual([GROUND]);
  }
});

it('[ET2] new nodes on a floor that was made later and is gone again are lost too', async () => {
  const { edit, send, answer, state, lost } = await open();
  edit(addNode({ floor: floorId('attic'), x: 1, y: 1, z: 8 }));
  edit(setNodes([nodeId(1)], { name: 'Hall' }));
  send({ type: 'save' });
  await answer('save', { kind: 'stale', theirs: { ...loaded, revision: 5 } });
  expect([state(), lost()]).toEqual([at('saving'), [-1]]);
});

it('[ET2] nodes on a floor that the service did not know yet when it answered are kept', async () => {
  const { edit, send, floors } = await open();
  edit(addNode({ floor: floorId('attic'), x: 1, y: 1, z: 8 }));
  send({ type: 'network.newer', theirs });
  expect(floors()).toEqual([GROUND, floorId('attic')]);
});

it('[ET1] a deletion that is announced takes what is on the floor away at once, and leaves nothing unsaved', async () => {
  const { edit, send, state, lost, floors } = await open();
  edit(move(5));
  send({ type: 'floors.deleted', floors: [UPPER] });
  expect([state(), lost(), floors()]).toEqual([at('clean'), [5], [GROUND]]);
});

it('[ET1] a question about what is on a deleted floor settles itself', async () => {
  const { edit, send, answer, state, lost, floors } = await open();
  edit(move(4));
  const moved = moveNodes(new Map([[nodeId(4), { x: 9, y: 9 }]]))(sampleNetwork());
  send({ type: 'save' });
  await answer('save', { kind: 'stale', theirs: { ...loaded, network: moved, revision: 5 } });
  expect(state()).toEqual(at('conflict'));
  send({ type: 'floors.deleted', floors: [UPPER] });
  expect([state(), lost(), floors()]).toEqual([at('clean'), [4], [GROUND]]);
});

it('[ET2] a draft is restored without what was on a floor that was deleted since, and says so', async () => {
  const base = { network: sampleNetwork(), revision: 4 };
  const network = move(4)(setNodes([nodeId(1)], { name: 'Hall' })(sampleNetwork()));
  const draft: RecoveredDraft = { base, network, savedAt: 1 };
  const { send, state, lost, floors } = await open(draft, theirs);
  expect(state()).toBe('offeringDraft');
  send({ type: 'draft.restore' });
  expect([state(), lost(), floors()]).toEqual([at('dirty'), [4], [GROUND]]);
});

it('[ET2] a draft of nothing but a deleted floor is offered, so that nothing goes without a word', async () => {
  const base = { network: sampleNetwork(), revision: 4 };
  const { send, state, lost } = await open({ base, network: move(4)(sampleNetwork()), savedAt: 1 }, theirs);
  expect(state()).toBe('offeringDraft');
  send({ type: 'draft.restore' });
  expect([state(), lost()]).toEqual([at('clean'), [4]]);
});

it('[ET2] a floor whose loss was named is not named again by the next save, and a second loss joins the first', async () => {
  const { edit, send, answer, lost, context } = await open();
  edit(move(4));
  edit(setNodes([nodeId(1)], { name: 'Hall' }));
  send({ type: 'save' });
  await answer('save', { kind: 'stale', theirs });
  expect(lost()).toEqual([4]);
  await answer('save', { kind: 'stale', theirs: { ...theirs, revision: 6 } });
  expect([lost(), context().lost?.floors]).toEqual([[4], [UPPER]]);
});

it('[ET2] what is lost with a second floor is named with what was lost before, until the person has seen it', async () => {
  const attic = floorId('attic');
  const { edit, send, context } = await open(null, { ...loaded, floors: [GROUND, UPPER, attic] });
  const lostOf = () => {
    const { floors, nodes, edges } = context().lost ?? { floors: [], nodes: [], edges: [] };
    return [floors, nodes.map(({ id }) => id), edges.length];
  };
  edit(move(4));
  edit(addNode({ floor: attic, x: 1, y: 1, z: 8 }));
  send({ type: 'floors.deleted', floors: [UPPER] });
  const [, , edges] = lostOf();
  expect(lostOf()).toEqual([[UPPER], [4], edges]);
  send({ type: 'floors.deleted', floors: [attic] });
  expect(lostOf()).toEqual([[UPPER, attic], [4, -1], edges]);
});

it('[ET2] a restored draft names what it had changed on a floor that was deleted since, as it was changed', async () => {
  const network = move(4)(loaded.network);
  const draft: RecoveredDraft = { base: loaded, network, savedAt: 1 } as RecoveredDraft;
  const { send, context } = await open(draft, theirs);
  send({ type: 'draft.restore' });
  expect(context().lost?.nodes.map(({ id, x, y }) => [id, x, y])).toEqual([[4, 3, 4]]);
});
