import { twoFactorSetup } from './replayable';
import { testInBrowser } from './support/testInBrowser';

testInBrowser(twoFactorSetup);
