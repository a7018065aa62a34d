import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue(
  {
    colourInvalid: 'Please enter a hex colour, for example #0b6e6e.',
    'icons.personal': 'Personal',
    'icons.money': 'Money',
    'icons.services': 'Services',
    'icons.transport': 'Transport',
    'icons.custom': 'Custom',
    newTitle: 'New {one}',
    deleteTitle: 'Delete {name}?',
    reallyDeleteTitle: 'Really delete {name}?',
    leaveTitle: 'Close without saving?',
    discardTitle: 'Discard your changes?',
    delete: 'Delete',
    cancel: 'Cancel',
    close: 'Close',
    discard: 'Discard',
    unsaved: 'Not saved yet',
    unchanged: 'Nothing has changed since the last save.',
    saving: 'Saving',
    create: 'Create',
    save: 'Save',
    colourHint: 'Hex colour, for example #0b6e6e',
    chooses: '{label}, choose',
    passwordHint: 'Use at least {least} characters. A few unrelated words are easy to remember and hard to guess.',
  },
  {
    colourInvalid: 'Please enter a hex color, for example #0b6e6e.',
    colourHint: 'Hex color, for example #0b6e6e',
  },
);
