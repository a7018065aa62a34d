import { globalSearch } from './replayable';
import { testInBrowser } from './support/testInBrowser';

testInBrowser(globalSearch);
