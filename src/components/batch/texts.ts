import { catalogue } from '@/contract/texts/catalogue';

/** The texts of changes of many records at once. */
export const text = catalogue({
  cancel: 'Cancel',
  close: 'Close',
  stop: 'Stop',
  undo: 'Undo',
  running: '{done} of {all}',
  goesOn: 'This goes on when you close the window or the browser. The list shows how far it is.',
  progress: 'Progress',
  results: 'Results',
  'outcome.done': 'Done',
  'outcome.same': 'Unchanged',
  'outcome.failed': 'Failed',
  'outcome.stopped': 'Not done',
  'count.done': '{count} done',
  'count.same': '{count} unchanged',
  'count.failed': '{count} failed',
  'count.stopped': '{count} not done',
  more: { one: '{count} more', other: '{count} more' },
});
