import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue(
  {
    checkingCode: 'Checking the code',
    continueAs: 'Continue as {name}',
    otherDevice: 'A session that was begun at another device, for {organisation}.',
    signingIn: 'Signing in',
    otherAccount: 'Use another account',
    about: 'Maps, content and kiosks of your locations.',
    forgotPassword: 'Forgot your password?',
    newPassword: 'New password',
    resetHint: 'We send a link to your e-mail address. It works once, for 30 minutes.',
    sending: 'Sending',
    sendLink: 'Send link',
    back: 'Back',
    loading: 'Loading',
  },
  {
    resetHint: 'We send a link to your email address. It works once, for 30 minutes.',
  },
);
