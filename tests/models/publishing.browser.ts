import { publishing } from './replayable';
import { testInBrowser } from './support/testInBrowser';

testInBrowser(publishing);
