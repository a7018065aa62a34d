import { passwordReset } from './replayable';
import { testInBrowser } from './support/browser/testInBrowser';

testInBrowser(passwordReset);
