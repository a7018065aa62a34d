import { creationScreen } from './replayable';
import { testInBrowser } from './support/testInBrowser';

testInBrowser(creationScreen);
