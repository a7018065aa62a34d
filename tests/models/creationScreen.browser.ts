import { creationScreen } from './replayable';
import { testInBrowser } from './support/browser/testInBrowser';

testInBrowser(creationScreen);
