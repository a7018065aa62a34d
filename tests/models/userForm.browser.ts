import { userForm } from './replayable';
import { testInBrowser } from './support/testInBrowser';

testInBrowser(userForm);
