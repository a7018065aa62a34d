import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  resetPassword: 'Choose a new password',
  chooseNew: 'You’ll sign in with it from now on.',
  chooseNewFor: 'For your account {email}',
  confirmPassword: 'Confirm password',
  saving: 'Saving',
  setPassword: 'Set password',
  incomplete: 'This link is incomplete',
  incompleteLead: 'Open the whole link from your email again, or request a new one.',
  requestLink: 'Request a new link',
  backToSignIn: 'Back to sign in',
});
