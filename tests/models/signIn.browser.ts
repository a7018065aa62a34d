import { signIn } from './replayable';
import { testInBrowser } from './support/testInBrowser';

testInBrowser(signIn);
