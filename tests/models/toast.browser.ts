import { toast } from './replayable';
import { testInBrowser } from './support/testInBrowser';

testInBrowser(toast);
