import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  codeTitle: 'Two-factor authentication',
  codeHint: 'Enter the 6-digit code from your authenticator app.',
  checking: 'Checking',
  continue: 'Continue',
  back: 'Back',
});
