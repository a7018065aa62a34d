import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  codeTitle: 'Two-factor authentication',
  codeHint: 'Enter the 6-digit code from your authenticator app.',
  codeHintFor: 'Enter the 6-digit code for {email} from your authenticator app.',
  noAuthenticator: 'No access to your authenticator app? Ask your administrator for help.',
  checking: 'Checking',
  continue: 'Continue',
  back: 'Back',
});
