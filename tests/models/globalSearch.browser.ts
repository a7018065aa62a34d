import { globalSearch } from './replayable';
import { testInBrowser } from './support/browser/testInBrowser';

testInBrowser(globalSearch);
