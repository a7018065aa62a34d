import { expect, it } from 'vitest';
import {
  type Approval,
  approvalStateOf,
  blockedParts,
  contradictions,
  decisionOf,
  forcedChange,
  testedChange,
  typeChange,
} from '@/model/versions/approval';

const UNTESTED: Approval = {
  type: 1,
  tested: false,
  approved: null,
  released: false,
  forceReleased: false,
  previous: null,
  organisations: [],
};
const approval = (change: Partial<Approval>): Approval => ({ ...UNTESTED, ...change });
const PASSED = approval({ tested: true, approved: true });

it('[VS21] a decision needs an approver, and an approval its test', () => {
  expect([decisionOf(true, true), decisionOf(false, true), decisionOf(null, true), decisionOf(false, false)]).toEqual([
    true,
    false,
    false,
    null,
  ]);
  expect([
    approvalStateOf(UNTESTED),
    approvalStateOf(approval({ tested: true })),
    approvalStateOf(approval({ tested: true, approved: false })),
    approvalStateOf(PASSED),
  ]).toEqual(['untested', 'pending', 'rejected', 'approved']);
});

it('[VS22] [VS23] [VS24] an untested version can be tested, and nothing else', () => {
  expect(blockedParts(UNTESTED)).toEqual({
    tested: null,
    approved: 'isUntested',
    released: 'isUnapproved',
    forceReleased: 'isUnapproved',
    previous: 'isNotForceReleased',
    organisations: 'isNotDemo',
  });
});

it('[VS22] [VS23] a tested version can be signed off, and only one with Pass be released', () => {
  expect(blockedParts(approval({ tested: true })).approved).toBeNull();
  for (const approved of [null, false])
    expect(blockedParts(approval({ tested: true, approved }))).toMatchObject({
      released: 'isUnapproved',
      forceReleased: 'isUnapproved',
    });
  expect(blockedParts(PASSED)).toMatchObject({ tested: null, approved: null, released: null, forceReleased: null });
});

it('[VS23] [VS26] a release blocks the forced one, the test and the decision', () => {
  expect(blockedParts({ ...PASSED, released: true })).toMatchObject({
    tested: 'isReleased',
    approved: 'isReleased',
    released: null,
    forceReleased: 'isReleased',
    previous: 'isNotForceReleased',
  });
});

it('[VS23] [VS24] [VS26] a forced release blocks the other one, and may name what it replaces', () => {
  expect(blockedParts({ ...PASSED, forceReleased: true })).toMatchObject({
    tested: 'isForceReleased',
    approved: 'isForceReleased',
    released: 'isForceReleased',
    forceReleased: null,
    previous: null,
  });
});

it('[VS25] organisations are for demo versions, and another type clears them', () => {
  expect([1, 2, 3].map((type) => blockedParts(approval({ type: type as Approval['type'] })).organisations)).toEqual([
    'isNotDemo',
    null,
    'isNotDemo',
  ]);
  const demo = approval({ type: 2, organisations: ['a'] });
  expect({ ...demo, ...typeChange(1) }).toEqual(UNTESTED);
});

it('[VS26] what is taken back takes with it what rests on it', () => {
  expect({ ...PASSED, ...testedChange(false) }).toEqual(UNTESTED);
  expect({ ...UNTESTED, ...testedChange(true) }).toEqual(approval({ tested: true }));
  const forced = { ...PASSED, forceReleased: true, previous: 7 };
  expect([
    { ...forced, ...forcedChange(false) },
    { ...forced, ...forcedChange(true) },
  ]).toEqual([PASSED, forced]);
});

it.each([
  [UNTESTED, {}],
  [{ ...PASSED, released: true }, {}],
  [{ ...PASSED, forceReleased: true, previous: 7 }, {}],
  [approval({ type: 2, organisations: ['a'] }), {}],
  [approval({ approved: false }), { approved: 'isUntested' }],
  [approval({ tested: true, approved: false, released: true }), { released: 'isUnapproved' }],
  [approval({ tested: true, forceReleased: true }), { forceReleased: 'isUnapproved' }],
  [{ ...PASSED, released: true, forceReleased: true }, { forceReleased: 'isReleased' }],
  [{ ...PASSED, previous: 7 }, { previous: 'isNotForceReleased' }],
  [approval({ type: 3, organisations: ['a'] }), { organisations: 'isNotDemo' }],
] as const)('[VS4] the approval %j contradicts itself in %j', (given, expected) => {
  expect(contradictions(given)).toEqual(expected);
});
