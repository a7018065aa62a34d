import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type VersionApprovalEvent, versionApprovalMachine } from '@/machines/versions/versionApproval.machine';
import { type Approval, type ApprovalField, blockedParts } from '@/model/versions/approval';
import { APPROVAL_EVENTS } from '@/screens/versions/approvalEvents';

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

/** A version in a form, which has the values. */
function open(opened: Approval) {
  let approval = opened;
  const actor = createActor(versionApprovalMachine, { input: { approval } });
  actor.on('changed', ({ change }) => {
    approval = { ...approval, ...change };
  });
  actor.start();
  return {
    send: (...events: VersionApprovalEvent[]) => {
      for (const event of events) actor.send(event);
      return approval;
    },
    state: () => actor.getSnapshot().value.stage,
    kept: () => actor.getSnapshot().context.approval,
  };
}

/** The buttons that a person may press, without the choices that every state takes. */
const PRESSES = ['test', 'untest', 'pass', 'fail', 'release', 'unrelease', 'forceRelease', 'unforce'] as const;

it.each([
  [UNTESTED, 'untested', ['test']],
  [{ ...UNTESTED, tested: true }, { tested: 'pending' }, ['untest', 'pass', 'fail']],
  [{ ...PASSED, approved: false }, { tested: 'rejected' }, ['untest', 'pass']],
  [PASSED, { tested: 'approved' }, ['untest', 'fail', 'release']],
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
  expect(
    version.send({ type: 'forceRelease' }, { type: 'confirm' }, { type: 'choosePrevious', previous: 7 }).previous,
  ).toBe(7);
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
    expect(version.send({ type: 'setType', version: 2 }).organisations).toEqual(organisations);
    expect(version.send({ type: 'setType', version: 3 })).toEqual({ ...approval, type: 3 });
    expect(version.state()).toEqual(state);
  }
});

it('[VS30] what somebody else has saved decides what may be pressed, and only the form has its values', () => {
  const version = open(UNTESTED);
  expect(version.send({ type: 'replace', approval: { ...PASSED, type: 2, released: true } })).toEqual(UNTESTED);
  expect([version.state(), version.kept()]).toEqual(['released', null]);
  expect(version.send({ type: 'test' }, { type: 'pass' })).toEqual(UNTESTED);
  expect(version.send({ type: 'chooseOrganisations', organisations: ['a'] }).organisations).toEqual(['a']);
});

it('[VS32] a forced release asks first, and is given up by Cancel', () => {
  const version = open(PASSED);
  expect(version.send({ type: 'forceRelease' })).toEqual(PASSED);
  expect(version.state()).toBe('askingToForce');
  expect(version.send({ type: 'cancel' })).toEqual(PASSED);
  expect(version.state()).toEqual({ tested: 'approved' });
  expect(version.send({ type: 'forceRelease' }, { type: 'confirm' }).forceReleased).toBe(true);
});

const APPROVALS: readonly Approval[] = [
  UNTESTED,
  { ...UNTESTED, tested: true },
  { ...PASSED, approved: false },
  PASSED,
  { ...PASSED, released: true },
  { ...PASSED, forceReleased: true, previous: 7 },
  { ...UNTESTED, type: 2 },
  { ...PASSED, type: 2, released: true },
];

it.each(APPROVALS)(
  '[VS30] the reason why a part cannot be changed is said where its state does not take it: %j',
  (approval) => {
    const snapshot = createActor(versionApprovalMachine, { input: { approval } }).getSnapshot();
    const parts = Object.entries(APPROVAL_EVENTS) as [ApprovalField, readonly VersionApprovalEvent[]][];
    const taken = parts.map(([part, events]) => [part, events.some((event) => snapshot.can(event))]);
    const blocked = blockedParts(approval);
    expect(taken).toEqual(parts.map(([part]) => [part, blocked[part] === null]));
  },
);
