import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  title: 'Report a problem',
  intro: 'Atrium saves a file on this computer, which you can send to your support. Nothing is sent from here.',
  description: 'What happened, and what did you expect?',
  inFile: 'The file contains',
  page: 'the address of this page, your browser, its language and the size of its window',
  events: {
    one: 'the last {count} action on this page and what followed, with what you typed, such as names and email addresses',
    other:
      'the last {count} actions on this page and what followed, with what you typed, such as names and email addresses',
  },
  noEvents: 'no actions: nothing has been recorded on this page yet',
  secrets: 'Passwords, codes and tokens are never recorded.',
  attachDraft: 'Attach my unsaved work on the map',
  save: 'Save file',
  cancel: 'Cancel',
  saved: 'The file is saved as {name}. Send it to your support.',
});
