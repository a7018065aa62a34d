import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type VersionApprovalEvent, versionApprovalMachine } from '@/machines/versions/versionApproval.machine';
import type { Approval } from '@/model/versions/approval';

const UNTESTED: Approval = {
  type: 1,
  tested: false,
  approved: null,
  released: false,
  forceReleased: false,
  previous: null,
  organisations: [],
};
const PASSED: Approval = { ...UNTESTED, tested: true, approved: true };

function open(approval: Approval) {
  const actor = createActor(versionApprovalMachine, { input: { approval } }).start();
  return {
    send: (...events: VersionApprovalEvent[]) => {
      for (const event of events) actor.send(event);
      return actor.getSnapshot().context.approval;
    },
    state: () => actor.getSnapshot().value,
  };
}

/** The buttons that a person may press, without the choices that every state takes. */
const PRESSES = ['test', 'untest', 'pass', 'fail', 'release', 'unrelease', 'forceRelease', 'unforce'] as const;

it.each([
  [UNTESTED, 'untested', ['test']],
  [{ ...UNTESTED, tested: true }, { tested: 'pending' }, ['untest', 'pass', 'fail']],
  [{ ...PASSED, approved: false }, { tested: 'rejected' }, ['untest', 'pass']],
  [PASSED, { tested: 'approved' }, ['untest', 'fail', 'release', 'forceRelease']],
  [{ ...PASSED, released: true }, 'released', ['unrelease']],
  [{ ...PASSED, forceReleased: true, previous: 7 }, 'forceReleased', ['unforce']],
] as const)('[VS30] %j opens as %j and takes %j, and nothing else', (approval, state, taken) => {
  expect(open(approval).state()).toEqual(state);
  const changing = PRESSES.filter((type) => {
    const version = open(approval);
    const after = version.send({ type });
    return JSON.stringify(after) !== JSON.stringify(approval);
  });
  expect(changing).toEqual(taken);
});

it('[VS30] [VS22] [VS23] a version goes from its test to its release and back', () => {
  const version = open(UNTESTED);
  expect(version.send({ type: 'test' }, { type: 'fail' })).toEqual({ ...PASSED, approved: false });
  expect(version.send({ type: 'pass' }, { type: 'release' })).toEqual({ ...PASSED, released: true });
  expect(version.state()).toBe('released');
  expect(version.send({ type: 'unrelease' })).toEqual(PASSED);
  expect(version.send({ type: 'untest' })).toEqual(UNTESTED);
  expect(version.state()).toBe('untested');
});

it('[VS30] [VS24] what is replaced is chosen while it is force released, and goes with it', () => {
  const version = open(PASSED);
  expect(version.send({ type: 'choosePrevious', previous: 7 })).toEqual(PASSED);
  expect(version.send({ type: 'forceRelease' }, { type: 'choosePrevious', previous: 7 }).previous).toBe(7);
  expect(version.send({ type: 'unforce' })).toEqual(PASSED);
});

it('[VS30] [VS25] organisations are chosen for a demo version, in every state, and another type clears them', () => {
  const organisations = ['a', 'b'];
  for (const approval of [UNTESTED, PASSED, { ...PASSED, released: true }]) {
    const version = open(approval);
    const state = version.state();
    expect(version.send({ type: 'chooseOrganisations', organisations })).toEqual(approval);
    expect(version.send({ type: 'setType', version: 2 }, { type: 'chooseOrganisations', organisations })).toEqual({
      ...approval,
      type: 2,
      organisations,
    });
    expect(version.send({ type: 'setType', version: 3 })).toEqual({ ...approval, type: 3 });
    expect(version.state()).toEqual(state);
  }
});

it('[VS30] what somebody else has saved takes the place of it all', () => {
  const version = open(UNTESTED);
  expect(version.send({ type: 'replace', approval: { ...PASSED, released: true } }).released).toBe(true);
  expect(version.state()).toBe('released');
});
