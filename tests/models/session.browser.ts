import { session } from './replayable';
import { testInBrowser } from './support/testInBrowser';

testInBrowser(session);
