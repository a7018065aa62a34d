import { nodeTool } from './replayable';
import { testInBrowser } from './support/testInBrowser';

testInBrowser(nodeTool);
