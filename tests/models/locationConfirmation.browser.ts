import { locationConfirmation } from './replayable';
import { testInBrowser } from './support/testInBrowser';

testInBrowser(locationConfirmation);
