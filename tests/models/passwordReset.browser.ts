import { passwordReset } from './replayable';
import { testInBrowser } from './support/testInBrowser';

testInBrowser(passwordReset);
