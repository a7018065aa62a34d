import { toast } from './replayable';
import { testInBrowser } from './support/browser/testInBrowser';

testInBrowser(toast);
