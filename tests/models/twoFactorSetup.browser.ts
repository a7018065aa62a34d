import { twoFactorSetup } from './replayable';
import { testInBrowser } from './support/browser/testInBrowser';

testInBrowser(twoFactorSetup);
