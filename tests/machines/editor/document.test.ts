import { describe, expect, it } from 'vitest';
import { documentMachine } from '@/machines/editor/document.machine';
import type { RecoveredDraft, SaveResult } from '@/machines/editor/documentTypes';
import type { AssignedIds } from '@/model/network/adoptIds';
import { addNode } from '@/model/network/edits/addNode';
import { moveNodes } from '@/model/network/edits/moveNodes';
import { conflictKey } from '@/model/network/merge';
import { EMPTY_NETWORK, floorId, type Network, nodeId } from '@/model/network/network';
import { sampleNetwork } from '../../model/network/sampleNetwork';
import { drive } from '../drive';

const NONE: AssignedIds = { nodes: new Map(), edges: new Map(), groups: new Map() };
const loaded = { network: sampleNetwork(), revision: 4 };
const moved = (network: Network, id: number, x: number) => moveNodes(new Map([[nodeId(id), { x, y: 0 }]]))(network);
const move = (id: number, x: number) => ({
  type: 'edit',
  operation: {
    blockedBy: null,
    edit: (network: Network) => moved(network, id, x),
    note: { kind: 'moveNodes', count: 1 },
    select: null,
  },
});
const saved = (network: Network, revision: number, assignedIds = NONE): SaveResult => ({
  kind: 'saved',
  revision,
  assignedIds,
  network,
});
const stale = (network: Network, revision: number): SaveResult => ({ kind: 'stale', theirs: { network, revision } });

const inSync = (state: string | { readonly unanswered: string }) => ({ open: { content: {}, sync: state } });

async function open(draft: RecoveredDraft | null = null) {
  const document = drive(documentMachine, { project: 'mall' });
  document.send({ type: 'load' });
  await document.answer('load', { loaded, draft });
  document.done();
  const at = (id: number) => document.context().history.present.nodes.get(nodeId(id))?.x;
  /** The service has what was sent. */
  const confirm = (revision: number) =>
    document.answer('save', saved((document.asked('save') as { network: Network }).network, revision));
  return { ...document, at, confirm };
}

describe('document chart', () => {
  it('[DO15] waits for the plan of the floor, and changes nothing meanwhile', () => {
    const document = drive(documentMachine, { project: 'mall' });
    const before = document.context();
    document.send(move(1, 3));
    document.send({ type: 'undo' });
    document.send({ type: 'save' });
    expect([document.state(), document.asked('load'), document.context()]).toEqual(['waiting', undefined, before]);
    document.send({ type: 'load' });
    expect([document.state(), document.asked('load')]).toEqual(['loading', { project: 'mall' }]);
    document.send(move(1, 3));
    expect(document.context()).toEqual(before);
  });

  it('[DO1] reads the network; when that fails it says why and tries again', async () => {
    const document = drive(documentMachine, { project: 'mall' });
    document.send({ type: 'load' });
    expect(document.asked('load')).toEqual({ project: 'mall' });
    await document.refuse('load', new Error('no connection'));
    expect([document.state(), document.context().error]).toEqual(['failed', 'no connection']);
    document.send({ type: 'retry' });
    await document.answer('load', { loaded, draft: null });
    expect([document.state(), document.context().error]).toEqual([inSync('clean'), null]);
    expect(document.context().revision).toBe(4);
  });

  it('[DO2] an edit is kept on the device and is one step; dirty means different', async () => {
    const document = await open();
    document.send(move(1, 3));
    expect(document.state()).toEqual(inSync('dirty'));
    expect(document.done()).toEqual(['storeDraft']);
    document.send(move(1, 0));
    expect(document.state()).toEqual(inSync('clean'));
    expect(document.done()).toEqual(['storeDraft', 'removeStoredDraft']);
    expect(document.context().history.past).toHaveLength(2);
  });

  it('[DO2] an edit that is blocked changes nothing', async () => {
    const document = await open();
    document.send({ type: 'edit', operation: { ...move(1, 3).operation, blockedBy: 'outside' } });
    expect([document.state(), document.at(1), document.done()]).toEqual([inSync('clean'), 0, []]);
  });

  it('[DO3] undo and redo go to the ends of the history and no further', async () => {
    const document = await open();
    document.send({ type: 'undo' });
    document.send({ type: 'redo' });
    expect(document.done()).toEqual([]);
    document.send(move(1, 3));
    document.send({ type: 'undo' });
    expect([document.state(), document.at(1)]).toEqual([inSync('clean'), 0]);
    document.send({ type: 'redo' });
    expect([document.state(), document.at(1)]).toEqual([inSync('dirty'), 3]);
  });

  it('[DO17] goes to any step of the history, and to none that there is not', async () => {
    const document = await open();
    for (const x of [1, 2, 3]) document.send(move(1, x));
    document.send({ type: 'history.goTo', done: 1 });
    expect([document.at(1), document.state(), document.done()]).toEqual([1, inSync('dirty'), expect.anything()]);
    document.send({ type: 'history.goTo', done: 0 });
    expect([document.at(1), document.state()]).toEqual([0, inSync('clean')]);
    const before = document.context();
    document.send({ type: 'history.goTo', done: 4 });
    expect(document.context()).toBe(before);
    document.send({ type: 'history.goTo', done: 3 });
    expect(document.at(1)).toBe(3);
  });

  it('[DO3] revert throws away what is not saved, as a step that can be taken back', async () => {
    const document = await open();
    document.send(move(1, 3));
    document.send({ type: 'revert' });
    expect([document.state(), document.at(1)]).toEqual([inSync('clean'), 0]);
    document.send({ type: 'undo' });
    expect([document.state(), document.at(1)]).toEqual([inSync('dirty'), 3]);
  });

  it('[DO4] selects without making the plan dirty', async () => {
    const document = await open();
    document.send({ type: 'select', selection: { type: 'node', ids: [nodeId(1)] } });
    expect(document.state()).toEqual(inSync('clean'));
    expect(document.context().history.selection).toEqual({ type: 'node', ids: [1] });
  });

  it('[DO5] sends what was loaded and what there is now, and goes on from the answer', async () => {
    const document = await open();
    document.send({ type: 'save' });
    expect(document.state()).toEqual(inSync('clean'));
    document.send(move(1, 3));
    document.send({ type: 'save' });
    const sent = moved(loaded.network, 1, 3);
    expect(document.asked('save')).toEqual({ project: 'mall', base: loaded, network: sent, isWhole: true });
    document.done();
    await document.confirm(5);
    expect([document.state(), document.context().revision]).toEqual([inSync('clean'), 5]);
    expect(document.done()).toEqual(['notifySaved', 'storeDraft', 'removeStoredDraft']);
  });

  it('[DO6] editing goes on while a save is under way; what came after it stays unsaved', async () => {
    const document = await open();
    document.send(move(1, 3));
    document.send({ type: 'save' });
    document.send(move(2, 12));
    expect(document.actor.getSnapshot().hasTag('editable')).toBe(true);
    await document.confirm(5);
    expect([document.state(), document.at(2)]).toEqual([inSync('dirty'), 12]);
    document.send({ type: 'save' });
    expect(document.asked('save')).toMatchObject({ base: { revision: 5 } });
  });

  it('[DO6] undo goes back past a save, under way or done', async () => {
    const document = await open();
    document.send(move(1, 3));
    document.send({ type: 'save' });
    document.send({ type: 'undo' });
    document.send({ type: 'redo' });
    document.send({ type: 'undo' });
    await document.confirm(5);
    expect([document.state(), document.at(1)]).toEqual([inSync('dirty'), 0]);
  });

  it('[DO7] a save that fails loses nothing, says why, and can be tried again', async () => {
    const document = await open();
    document.send(move(1, 3));
    document.send({ type: 'save' });
    await document.refuse('save', Object.assign(new Error('No.'), { status: 422, body: { code: 'refused' } }));
    expect([document.state(), document.at(1), document.context().error]).toEqual([inSync('dirty'), 3, 'No.']);
    document.send({ type: 'save' });
    expect(document.context().error).toBeNull();
    expect(document.asked('save')).toMatchObject({ base: { revision: 4 } });
  });

  it('[DO7] when an earlier save had lost only its answer, the rest is saved at once', async () => {
    const document = await open();
    document.send(move(1, 3));
    document.send({ type: 'save' });
    const first = document.asked('save');
    await document.refuse('save', new Error('no connection'));
    expect(document.state()).toEqual(inSync({ unanswered: 'stopped' }));
    document.send(move(2, 12));
    document.send({ type: 'save' });
    expect([document.state(), document.asked('save')]).toEqual([
      inSync('repeating'),
      { ...(first as object), isWhole: false },
    ]);
    await document.answer('save', saved(moved(loaded.network, 1, 3), 5));
    expect(document.state()).toEqual(inSync('saving'));
    const all = moved(moved(loaded.network, 1, 3), 2, 12);
    expect(document.asked('save')).toMatchObject({ base: { revision: 5 }, network: { nodes: all.nodes } });
    await document.confirm(6);
    expect([document.state(), document.context().revision]).toEqual([inSync('clean'), 6]);
  });

  it('[DO8] takes the numbers of the service, in the selection too', async () => {
    const document = await open();
    const place = { floor: floorId('ground'), x: 5, y: 5, z: 0 };
    const fresh = loaded.network.nextId;
    const select = { type: 'node', ids: [nodeId(fresh)] };
    document.send({
      type: 'edit',
      operation: { blockedBy: null, edit: addNode(place), note: { kind: 'placeNode' }, select },
    });
    document.send({ type: 'save' });
    const given = { ...NONE, nodes: new Map([[nodeId(fresh), nodeId(77)]]) };
    await document.answer('save', saved(document.context().history.present, 5, given));
    expect(document.state()).toEqual(inSync('clean'));
    expect(document.context().history.selection).toEqual({ type: 'node', ids: [77] });
    expect(document.at(77)).toBe(5);
  });

  it('[DO9] what others saved meanwhile is merged and saved at once, where it does not collide', async () => {
    const document = await open();
    document.send(move(1, 3));
    document.send({ type: 'save' });
    await document.answer('save', stale(moved(loaded.network, 2, 12), 9));
    expect(document.state()).toEqual(inSync('saving'));
    expect([document.at(1), document.at(2)]).toEqual([3, 12]);
    expect(document.asked('save')).toMatchObject({ base: { revision: 9 } });
  });

  it.each([
    ['mine', 3, inSync('dirty')],
    ['theirs', 8, inSync('clean')],
  ] as const)('[DO10] where it collides the person chooses: %s', async (side, x, state) => {
    const document = await open();
    document.send(move(1, 3));
    document.send({ type: 'save' });
    await document.answer('save', stale(moved(loaded.network, 1, 8), 9));
    expect(document.state()).toEqual(inSync('conflict'));
    expect(document.actor.getSnapshot().hasTag('dirty')).toBe(true);
    expect(document.at(1)).toBe(3);
    const conflicts = document.context().merge?.conflicts ?? [];
    expect(conflicts).toHaveLength(1);
    const choices = new Map(conflicts.map((conflict) => [conflictKey(conflict), side]));
    document.send({ type: 'conflict.resolve', choices });
    expect([document.state(), document.at(1), document.context().revision]).toEqual([state, x, 9]);
  });

  it('[DO10] the choice can wait: nothing is lost, and the next save asks again', async () => {
    const document = await open();
    document.send(move(1, 3));
    document.send({ type: 'save' });
    await document.answer('save', stale(moved(loaded.network, 1, 8), 9));
    document.send({ type: 'conflict.later' });
    expect([document.state(), document.at(1)]).toEqual([inSync('dirty'), 3]);
    expect(document.context()).toMatchObject({ merge: null, theirs: null });
    document.send({ type: 'save' });
    expect(document.asked('save')).toMatchObject({ base: { revision: 4 } });
  });

  it('[DO11] offers work that this device kept; restored it is unsaved work on what others saved since', async () => {
    const base = { network: loaded.network, revision: 3 };
    const document = await open({ base, network: moved(loaded.network, 1, 3), savedAt: 1 });
    expect(document.state()).toBe('offeringDraft');
    document.send({ type: 'draft.restore' });
    expect([document.state(), document.at(1)]).toEqual([inSync('dirty'), 3]);
    expect(document.context()).toMatchObject({ draft: null, revision: 4 });
    expect(document.done()).toEqual(['storeDraft']);
  });

  it('[DO11] asks where the kept work collides with what was saved since', async () => {
    const base = { network: moved(loaded.network, 1, 1), revision: 3 };
    const document = await open({ base, network: moved(loaded.network, 1, 3), savedAt: 1 });
    document.send({ type: 'draft.restore' });
    expect(document.state()).toEqual(inSync('conflict'));
  });

  it('[DO11] a restored draft whose choice waits is not lost', async () => {
    const base = { network: moved(loaded.network, 1, 1), revision: 3 };
    const draft = { base, network: moved(loaded.network, 1, 3), savedAt: 1 };
    const document = await open(draft);
    document.send({ type: 'draft.restore' });
    document.send({ type: 'conflict.later' });
    expect(document.state()).toBe('offeringDraft');
    expect(document.context().draft).toEqual(draft);
    expect(document.done()).not.toContain('removeStoredDraft');
  });

  it('[DO11] does not offer work that the service has already', async () => {
    const document = await open({
      base: { network: moved(loaded.network, 1, 9), revision: 3 },
      network: loaded.network,
      savedAt: 1,
    });
    expect([document.state(), document.context().draft]).toEqual([inSync('clean'), null]);
  });

  it('[DO11] discarded work is gone from the device', async () => {
    const document = await open({ base: loaded, network: EMPTY_NETWORK, savedAt: 1 });
    document.send({ type: 'draft.discard' });
    expect([document.state(), document.at(1), document.context().draft]).toEqual([inSync('clean'), 0, null]);
    expect(document.done()).toContain('removeStoredDraft');
  });

  it('[DO16] reports a draft that cannot be opened, edits nothing meanwhile, and removes it only when it is discarded', async () => {
    const document = drive(documentMachine, { project: 'mall' });
    document.send({ type: 'load' });
    const unreadable = { reason: 'damaged', detail: 'version: invalid', stored: { version: 'one' } };
    await document.answer('load', { loaded, draft: null, unreadable });
    expect([document.state(), document.context().unreadableDraft]).toEqual(['reportingDraft', unreadable]);
    document.send(move(1, 3));
    document.send({ type: 'draft.restore' });
    expect([document.state(), document.done()]).toEqual(['reportingDraft', []]);
    document.send({ type: 'draft.discard' });
    expect([document.state(), document.context().unreadableDraft]).toEqual([inSync('clean'), null]);
    expect(document.done()).toContain('removeStoredDraft');
  });

  it('[DO12] tells when the device cannot keep the work, until it can again', async () => {
    const document = await open();
    document.send({ type: 'draft.failed' });
    expect(document.context().isDraftInDanger).toBe(true);
    document.send({ type: 'draft.stored', network: document.context().history.present });
    expect(document.context().isDraftInDanger).toBe(false);
  });

  it('[DO12] knows which changes this device has stored, and that later ones are not among them', async () => {
    const document = await open();
    const isKept = () => document.context().storedDraft === document.context().history.present;
    document.send(move(1, 3));
    const first = document.context().history.present;
    expect(isKept()).toBe(false);
    document.send(move(1, 5));
    document.send({ type: 'draft.stored', network: first });
    expect(isKept()).toBe(false);
    document.send({ type: 'draft.stored', network: document.context().history.present });
    expect(isKept()).toBe(true);
  });
});

describe('a save that fails', () => {
  const lost = Object.assign(new Error('No answer.'), { status: 500, body: null });
  const answered = (status: number) => Object.assign(new Error('No.'), { status, body: { code: 'refused' } });

  it('[ET20] is tried again by itself, after more and more failures, until the service has it', async () => {
    const document = await open();
    document.send(move(1, 3));
    document.send({ type: 'save' });
    for (const failures of [1, 2, 3]) {
      await document.refuse('save', lost);
      expect([document.state(), document.asked('retryWait')]).toEqual([
        inSync({ unanswered: 'waiting' }),
        { failures },
      ]);
      expect(document.context()).toMatchObject({ error: 'No answer.', hasAnswer: false });
      document.send(move(1, 3 + failures));
      await document.answer('retryWait');
      expect([document.state(), document.context().error]).toEqual([inSync('repeating'), null]);
    }
    await document.answer('save', saved(moved(loaded.network, 1, 3), 5));
    expect([document.state(), document.context().failures]).toEqual([inSync('saving'), 0]);
    await document.confirm(6);
    expect([document.state(), document.at(1)]).toEqual([inSync('clean'), 6]);
  });

  it.each([500, 503, 507, 408, 429])(
    '[ET20] [ET22] with %i is tried again, and says that the service answered',
    async (status) => {
      const document = await open();
      document.send(move(1, 3));
      document.send({ type: 'save' });
      await document.refuse('save', answered(status));
      expect([document.state(), document.context().hasAnswer]).toEqual([inSync('retrying'), true]);
      document.send({ type: 'save' });
      expect(document.state()).toEqual(inSync('saving'));
    },
  );

  it.each([401, 403, 404, 413, 422])('[ET20] with %i is not', async (status) => {
    const document = await open();
    document.send(move(1, 3));
    document.send({ type: 'save' });
    await document.refuse('save', answered(status));
    expect([document.state(), document.context().error, document.at(1)]).toEqual([inSync('dirty'), 'No.', 3]);
  });
});
