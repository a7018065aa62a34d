import { switching } from './replayable';
import { testInBrowser } from './support/browser/testInBrowser';

testInBrowser(switching);
