import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  retry: 'Retry',
  noProblems: 'No problems on any floor.',
  problemsOfFloor: '{floor} ({count})',
  problemsOn: 'Problems on {floor}',
  onNoFloor: 'Not on any floor',
  error: 'Error',
  warning: 'Warning',
  checking: 'Checking the network',
  checkingFloors: { one: 'Checking {floors}', other: 'Checking {count} floors: {floors}' },
  failed: 'The network could not be checked.',
  wallsUnchecked: 'The floor plan of {floors} could not be loaded, so paths through walls were not checked.',
  remove: 'Remove',
  removeDrawn: 'Someone has drawn this. You can bring it back with Undo.',
  firstProblems: 'The first {shown} of {count}.',
  show: 'Show',
  connectAll: { one: 'Connect {count} entrance', other: 'Connect all {count} entrances' },
  doubtful: {
    one: '{count} entrance has no way to a path that visitors can walk, and stays in the list.',
    other: '{count} entrances have no way to a path that visitors can walk, and stay in the list.',
  },
});
