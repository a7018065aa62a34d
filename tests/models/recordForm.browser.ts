import { recordForm } from './replayable';
import { testInBrowser } from './support/browser/testInBrowser';

testInBrowser(recordForm);
