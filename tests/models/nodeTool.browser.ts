import { nodeTool } from './replayable';
import { testInBrowser } from './support/browser/testInBrowser';

testInBrowser(nodeTool);
