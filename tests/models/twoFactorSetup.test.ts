import { testModel } from './support/testModel';
import { twoFactorSetupModel } from './twoFactorSetup.model';

testModel('[TS1]', twoFactorSetupModel);
