import { changePassword } from './replayable';
import { testInBrowser } from './support/testInBrowser';

testInBrowser(changePassword);
