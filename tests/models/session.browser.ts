import { session } from './replayable';
import { testInBrowser } from './support/browser/testInBrowser';

testInBrowser(session);
