import { signIn } from './replayable';
import { testInBrowser } from './support/browser/testInBrowser';

testInBrowser(signIn);
