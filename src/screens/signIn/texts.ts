import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  checkingCode: 'Checking the code',
  continueHere: 'Continue on this device',
  continueAs: 'Continue as {name}',
  otherDevice: 'You’re signed in on another device.',
  signingIn: 'Signing in',
  otherAccount: 'Use another account',
  about: 'Manage the maps, content and kiosks of your locations.',
  forgotPassword: 'Forgot your password?',
  newPassword: 'Reset your password',
  resetHint: 'We’ll email you a link to set a new password. It works once and expires after 30 minutes.',
  sending: 'Sending',
  sendLink: 'Email me a link',
  back: 'Back',
  loading: 'Loading',
});
