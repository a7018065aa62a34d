import { changePassword } from './replayable';
import { testInBrowser } from './support/browser/testInBrowser';

testInBrowser(changePassword);
