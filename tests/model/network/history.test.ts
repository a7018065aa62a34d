import { describe, expect, it } from 'vitest';
import { adoptIds } from '@/model/network/adoptIds';
import { addNode } from '@/model/network/edits/addNode';
import { connectNodes } from '@/model/network/edits/connectNodes';
import { deleteNodes } from '@/model/network/edits/deleteNodes';
import { joinGroup } from '@/model/network/edits/joinGroup';
import { leaveGroup } from '@/model/network/edits/leaveGroup';
import { moveNodes } from '@/model/network/edits/moveNodes';
import { setNodes } from '@/model/network/edits/setNodes';
import {
  commit,
  goToStep,
  isDirty,
  markSaved,
  rebase,
  redo,
  redoNote,
  revert,
  select,
  startHistory,
  stepsOf,
  undo,
  undoNote,
} from '@/model/network/history';
import { mergeNetworks, resolveMerge } from '@/model/network/merge';
import { edgeId, floorId, groupId, type Network, nodeId } from '@/model/network/network';
import { randomEdit, seeded } from './randomEdits';
import { isWhole, records, sampleNetwork } from './sampleNetwork';

const move = (x: number) => moveNodes(new Map([[nodeId(1), { x, y: 0 }]]));

describe('history', () => {
  it('[PL30] takes a gesture back with its selection and makes it again', () => {
    const start = startHistory(sampleNetwork());
    const one = { type: 'node', ids: [nodeId(1)] } as const;
    const moved = commit(start, move(5)(start.present), { kind: 'moveNodes', count: 1 }, one);
    expect([undoNote(moved), redoNote(moved), moved.selection]).toEqual([{ kind: 'moveNodes', count: 1 }, null, one]);
    const back = undo(select(moved, null));
    expect([records(back.present), back.selection]).toEqual([records(sampleNetwork()), null]);
    expect([undoNote(back), redoNote(back)]).toEqual([null, { kind: 'moveNodes', count: 1 }]);
    const again = redo(back);
    expect([again.present, again.selection]).toEqual([moved.present, one]);
    expect(undo(start)).toBe(start);
    expect(redo(moved)).toBe(moved);
  });

  it('[PL30] a new step ends the way forth, one that changes nothing does not', () => {
    const start = startHistory(sampleNetwork());
    const back = undo(commit(start, move(5)(start.present), { kind: 'moveNodes', count: 1 }, null));
    expect(redoNote(commit(back, back.present, { kind: 'moveNodes', count: 1 }, null))).toEqual({
      kind: 'moveNodes',
      count: 1,
    });
    expect(redoNote(commit(back, move(6)(back.present), { kind: 'moveNodes', count: 1 }, null))).toBeNull();
  });

  it('[PL30] keeps at least 200 steps', () => {
    let history = startHistory(sampleNetwork());
    for (let x = 1; x <= 1000; x++)
      history = commit(history, move(x)(history.present), { kind: 'moveNodes', count: 1 }, null);
    for (let step = 0; step < 200; step++) history = undo(history);
    expect(history.present.nodes.get(nodeId(1))?.x).toBe(800);
  });

  it('[PL34] any step can be gone to, and the way there is the same as by single steps', () => {
    let history = startHistory(sampleNetwork());
    for (let x = 1; x <= 5; x++)
      history = commit(history, move(x)(history.present), { kind: 'moveNodes', count: x }, null);
    const back = goToStep(history, 2);
    expect(stepsOf(back)).toEqual({ notes: [1, 2, 3, 4, 5].map((count) => ({ kind: 'moveNodes', count })), done: 2 });
    expect(back).toEqual(undo(undo(undo(history))));
    expect(goToStep(back, 4)).toEqual(redo(redo(back)));
    expect(goToStep(goToStep(history, 0), 5).present).toEqual(history.present);
    for (const none of [-1, 6, 2, 1.5, Number.NaN]) expect(goToStep(back, none)).toBe(back);
  });

  it('[PL1] does not number anew what undo took back', () => {
    const add = addNode({ floor: floorId('ground'), x: 1, y: 1, z: 0 });
    const start = startHistory(sampleNetwork());
    const back = undo(commit(start, add(start.present), { kind: 'placeNode' }, null));
    const reverted = revert(commit(back, add(back.present), { kind: 'placeNode' }, null));
    expect([...add(back.present).nodes.keys()].at(-1)).toBe(-2);
    expect([...add(reverted.present).nodes.keys()].at(-1)).toBe(-3);
  });

  it.each([11, 12, 13, 14])('[PL31] undone and redone, random edits give the same plans, seed %i', (seed) => {
    const random = seeded(seed);
    let history = startHistory(sampleNetwork());
    const networks: Network[] = [history.present];
    for (let step = 0; step < 250; step++) {
      const next = randomEdit(history.present, random)(history.present);
      const past = history.past.length;
      history = commit(history, next, { kind: 'changePaths', count: 1 }, null);
      if (history.past.length > past) networks.push(history.present);
    }
    for (let step = networks.length - 1; step > 0; step--) {
      expect(records(history.present)).toEqual(records(networks[step]!));
      history = undo(history);
    }
    expect(records(history.present)).toEqual(records(networks[0]!));
    expect(isDirty(history)).toBe(false);
    for (const network of networks.slice(1)) {
      history = redo(history);
      expect(records(history.present)).toEqual(records(network));
    }
  });

  it('[PL32] is dirty when different, not when touched', () => {
    const start = startHistory(sampleNetwork());
    const moved = commit(start, move(5)(start.present), { kind: 'moveNodes', count: 1 }, null);
    const movedBack = commit(moved, move(0)(moved.present), { kind: 'moveNodes', count: 1 }, null);
    expect([start, moved, movedBack, undo(moved)].map(isDirty)).toEqual([false, true, false, false]);
    const saved = markSaved(moved, moved.present);
    expect([saved, undo(saved), redo(undo(saved))].map(isDirty)).toEqual([false, true, false]);
  });

  it('[PL32] revert goes back to what is loaded and can be undone', () => {
    const start = startHistory(sampleNetwork());
    const moved = commit(start, move(5)(start.present), { kind: 'moveNodes', count: 1 }, null);
    const reverted = revert(moved);
    expect([isDirty(reverted), isDirty(undo(reverted))]).toEqual([false, true]);
  });

  it('[PL33] goes on in the numbers of the service after a save', () => {
    const start = startHistory(sampleNetwork());
    const added = commit(
      start,
      addNode({ floor: floorId('ground'), x: 3, y: 3, z: 0 })(start.present),
      { kind: 'placeNode' },
      {
        type: 'node',
        ids: [nodeId(-1)],
      },
    );
    const joined = commit(added, connectNodes(nodeId(1), nodeId(-1))(added.present), { kind: 'drawPath' }, null);
    const given = {
      nodes: new Map([[nodeId(-1), nodeId(77)]]),
      edges: new Map([[edgeId(-2), edgeId(88)]]),
      groups: new Map([[groupId(-9), groupId(99)]]),
    };
    const saved = adoptIds(markSaved(joined, joined.present), given);
    expect(isDirty(saved)).toBe(false);
    expect(saved.present.edges.get(edgeId(88))).toMatchObject({ from: 1, to: 77 });
    const back = undo(saved);
    expect(back.present.edges.has(edgeId(88))).toBe(false);
    expect(back.selection).toEqual({ type: 'node', ids: [77] });
    const further = undo(back);
    expect(records(further.present)).toEqual(records(sampleNetwork()));
    expect(records(redo(redo(further)).present)).toEqual(records(saved.present));
  });

  it.each([21, 22])('[PL33] undo and redo past saves keep the plan whole, seed %i', (seed) => {
    const random = seeded(seed);
    let history = startHistory(sampleNetwork());
    let next = 1000;
    for (let step = 0; step < 300; step++) {
      const choice = random();
      if (choice < 0.6)
        history = commit(
          history,
          randomEdit(history.present, random)(history.present),
          { kind: 'changePaths', count: 1 },
          null,
        );
      else if (choice < 0.75) history = undo(history);
      else if (choice < 0.85) history = redo(history);
      else {
        const unsaved = <Id extends number>(ids: Iterable<Id>) =>
          new Map([...ids].filter((id) => id < 0).map((id) => [id, next++ as Id]));
        const { nodes, edges, groups } = history.present;
        history = adoptIds(markSaved(history, history.present), {
          nodes: unsaved(nodes.keys()),
          edges: unsaved(edges.keys()),
          groups: unsaved(groups.keys()),
        });
        expect(isDirty(history)).toBe(false);
      }
      expect(isWhole(history.present)).toBe(true);
    }
  });
});

describe('what others have saved', () => {
  const start = sampleNetwork();
  /** I have moved node 1, renamed node 2 and added node 5 to the group; then others' network is merged in. */
  function rebased(theirs: Network) {
    let history = startHistory(start);
    const edit = (change: (network: Network) => Network) => {
      history = commit(history, change(history.present), { kind: 'revert' }, null);
    };
    edit(moveNodes(new Map([[nodeId(1), { x: 7, y: 7 }]])));
    edit(setNodes([nodeId(2)], { name: 'Mine' }));
    edit(joinGroup(groupId(21), nodeId(5)));
    return rebase(history, resolveMerge(mergeNetworks(start, history.present, theirs)), theirs);
  }

  it('[PL55] is no step, and stays when my steps are undone and redone', () => {
    const theirs = setNodes([nodeId(1)], { name: 'Theirs' })(leaveGroup(groupId(21), nodeId(3))(start));
    const history = rebased(theirs);
    expect(stepsOf(history).done).toBe(3);
    const undone = goToStep(history, 0);
    expect(records(undone.present)).toEqual(records(theirs));
    expect(isDirty(undone)).toBe(false);
    expect(records(goToStep(undone, 3).present)).toEqual(records(history.present));
  });

  it('[PL55] keeps deleted what others deleted', () => {
    const history = rebased(deleteNodes([nodeId(4)])(start));
    const undone = goToStep(history, 0);
    const redone = goToStep(undone, 3);
    for (const { present } of [history, undone, redone]) {
      expect([isWhole(present), present.nodes.has(nodeId(4)), present.edges.has(edgeId(13))]).toEqual([
        true,
        false,
        false,
      ]);
    }
  });
});
