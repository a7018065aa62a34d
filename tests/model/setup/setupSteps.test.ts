import { expect, it } from 'vitest';
import { type SetupFacts, setupSteps } from '@/model/setup/setupSteps';

const EMPTY: SetupFacts = {
  floors: 0,
  floorsWithPlan: 0,
  namedRooms: 0,
  floorsWithoutNames: 0,
  floorsWithoutPaths: 0,
  problems: null,
  publication: 'none',
  kiosks: 0,
  placedKiosks: 0,
};
const WHOLE: SetupFacts = {
  ...EMPTY,
  floors: 2,
  floorsWithPlan: 2,
  namedRooms: 9,
  problems: { errors: 0, warnings: 0 },
  publication: 'current',
  kiosks: 1,
  placedKiosks: 1,
};
const states = (facts: SetupFacts) =>
  Object.fromEntries(setupSteps(facts).map(({ name, state }) => [name, state] as const));

it('[LS24] a new location begins with its floor plans', () => {
  expect(setupSteps(EMPTY).map(({ name }) => name)).toEqual([
    'plans',
    'names',
    'network',
    'checks',
    'publication',
    'kiosks',
  ]);
  expect(states(EMPTY)).toEqual({
    plans: 'next',
    names: 'later',
    network: 'later',
    checks: 'later',
    publication: 'later',
    kiosks: 'later',
  });
});

it('[LS24] a location that is whole has nothing left', () => {
  expect(new Set(Object.values(states(WHOLE)))).toEqual(new Set(['done']));
});

it.each<[string, Partial<SetupFacts>, object]>([
  ['a floor without a floor plan', { floors: 3 }, { plans: 'doubtful' }],
  ['no named room', { namedRooms: 0, floorsWithoutNames: 2 }, { names: 'next' }],
  ['a floor without a named room', { floorsWithoutNames: 1 }, { names: 'doubtful' }],
  ['no path', { floorsWithoutPaths: 2 }, { network: 'next', checks: 'later' }],
  ['a floor without paths', { floorsWithoutPaths: 1 }, { network: 'doubtful', checks: 'done' }],
  ['checks that run', { problems: null }, { checks: 'unknown' }],
  ['a warning', { problems: { errors: 0, warnings: 1 } }, { checks: 'doubtful' }],
  ['changes that nobody sees', { publication: 'outdated' }, { publication: 'doubtful' }],
  ['no publication', { publication: 'none' }, { publication: 'next' }],
  ['a kiosk without a place', { placedKiosks: 0 }, { kiosks: 'doubtful' }],
  ['no kiosk, which a location can do without', { kiosks: 0, placedKiosks: 0 }, { kiosks: 'later' }],
])('[LS24] %s', (_, part, expected) => {
  const whole = states(WHOLE);
  expect(states({ ...WHOLE, ...part })).toEqual({ ...whole, ...expected });
});

it('[LS24] what is done in part does not hold up the next step', () => {
  expect(states({ ...WHOLE, floors: 3, publication: 'none' })).toMatchObject({
    plans: 'doubtful',
    publication: 'next',
  });
});
