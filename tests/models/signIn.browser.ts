import { signInModel } from './signIn.model';
import { testInBrowser } from './support/testInBrowser';

testInBrowser(signInModel, async (world) => world);
