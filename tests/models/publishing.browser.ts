import { publishing } from './replayable';
import { testInBrowser } from './support/browser/testInBrowser';

testInBrowser(publishing);
