import { recordForm } from './replayable';
import { testInBrowser } from './support/testInBrowser';

testInBrowser(recordForm);
