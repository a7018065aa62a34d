import { expect, it } from 'vitest';
import type { SetupFacts, SetupStepName } from '@/model/setup/setupSteps';
import { stepText } from '@/screens/locationOverview/setup/stepText';

const FACTS: SetupFacts = {
  floors: 3,
  floorsWithPlan: 2,
  namedRooms: 41,
  floorsWithoutNames: 1,
  floorsWithoutPaths: 1,
  problems: { errors: 1, warnings: 4 },
  publication: 'outdated',
  kiosks: 3,
  placedKiosks: 2,
};

it.each<[SetupStepName, Partial<SetupFacts>, string]>([
  ['plans', { floors: 0, floorsWithPlan: 0 }, 'Add a file of the building'],
  ['plans', {}, '2 of 3 floors have a floor plan.'],
  ['plans', { floorsWithPlan: 3 }, 'All 3 floors have a floor plan.'],
  ['plans', { floors: 1, floorsWithPlan: 1 }, 'Its floor has a floor plan.'],
  ['names', { namedRooms: 0 }, 'No room has a name yet.'],
  ['names', {}, '41 rooms have a name. 1 floor has no named room.'],
  ['names', { namedRooms: 1, floorsWithoutNames: 0 }, '1 room has a name.'],
  ['network', { floorsWithoutPaths: 2 }, 'They can be generated from rooms and doors.'],
  ['network', {}, '1 floor with a floor plan has no path yet.'],
  ['network', { floorsWithoutPaths: 0 }, 'Every floor with a floor plan has paths.'],
  ['checks', { floorsWithoutPaths: 2 }, 'are checked once there are paths.'],
  ['checks', { problems: null }, 'Checking rooms, nodes and paths…'],
  ['checks', {}, 'Found: 1 error, 4 warnings.'],
  ['checks', { problems: { errors: 0, warnings: 0 } }, 'No problems were found.'],
  ['publication', { publication: 'none' }, 'Visitors see nothing yet.'],
  ['publication', {}, 'Visitors do not see the latest changes yet.'],
  ['publication', { publication: 'current' }, 'Visitors see the latest changes.'],
  ['kiosks', { kiosks: 0, placedKiosks: 0 }, 'Visitors can use the map on their phones without one.'],
  ['kiosks', {}, '2 of 3 kiosks are placed on the map.'],
])('[LS25] %s with %j: %s', (name, part, expected) => {
  expect(stepText(name, { ...FACTS, ...part }, false)).toContain(expected);
});

it('[LS25] what could not be checked is named', () => {
  expect(stepText('checks', { ...FACTS, problems: null }, true)).toBe('The location could not be checked.');
});
