import { locationConfirmation } from './replayable';
import { testInBrowser } from './support/browser/testInBrowser';

testInBrowser(locationConfirmation);
