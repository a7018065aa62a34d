import { switching } from './replayable';
import { testInBrowser } from './support/testInBrowser';

testInBrowser(switching);
