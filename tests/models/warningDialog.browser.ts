import { warningDialog } from './replayable';
import { testInBrowser } from './support/browser/testInBrowser';

testInBrowser(warningDialog);
