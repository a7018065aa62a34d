import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  resetPassword: 'Reset password',
  chooseNew: 'Choose a new password.',
  chooseNewFor: 'Choose a new password for {email}.',
  confirmPassword: 'Confirm password',
  saving: 'Saving',
  setPassword: 'Set password',
  backToSignIn: 'Back to sign in',
});
