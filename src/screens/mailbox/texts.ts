import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  loadingMail: 'Loading the mail',
  to: 'To {to}',
  mailbox: 'Mailbox',
  about: 'Mails of the demo world. They are kept here instead of being sent.',
  loadingMails: 'Loading the mails',
  failedTitle: 'There is no mailbox to show',
  failedText: 'Only the demo world keeps its mails; elsewhere they are really sent.',
  tryAgain: 'Try again',
  noMailYet: 'No mail yet',
  emptyHint: 'Ask for a new password on the sign-in page, or create a location: its mail comes here.',
  mails: 'Mails',
});
