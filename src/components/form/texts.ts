import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  colourInvalid: 'Please enter # and six digits, as #0b6e6e.',
  'icons.personal': 'Personal',
  'icons.money': 'Money',
  'icons.services': 'Services',
  'icons.transport': 'Transport',
  'icons.custom': 'Custom',
  newTitle: 'New {one}',
  deleteTitle: 'Delete {name}?',
  reallyDeleteTitle: 'Really delete {name}?',
  leaveTitle: 'Close without saving?',
  discardTitle: 'Discard what you have typed?',
  delete: 'Delete',
  cancel: 'Cancel',
  close: 'Close',
  discard: 'Discard',
  unsaved: 'Not saved yet',
  unchanged: 'Nothing has changed since the last save.',
});
