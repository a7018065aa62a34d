import { warningDialog } from './replayable';
import { testInBrowser } from './support/testInBrowser';

testInBrowser(warningDialog);
