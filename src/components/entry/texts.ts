import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  codeHint: 'Open your authenticator app and type the six digits that it shows.',
  checking: 'Checking',
  continue: 'Continue',
  back: 'Back',
});
