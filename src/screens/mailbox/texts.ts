import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  loadingMail: 'Loading the email',
  to: 'To {to}',
  mailbox: 'Mailbox',
  about: 'Emails of the demo. They are kept here instead of being sent.',
  loadingMails: 'Loading emails',
  failedTitle: 'The mailbox could not be loaded',
  failedText: 'Emails are only kept here in the demo.',
  tryAgain: 'Try again',
  noMailYet: 'No emails yet',
  emptyHint: 'Ask for a new password on the sign-in page, or create a location. Its email will be shown here.',
  mails: 'Emails',
});
