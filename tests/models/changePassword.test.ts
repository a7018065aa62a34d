import { changePasswordModel } from './changePassword.model';
import { testModel } from './support/testModel';

testModel('[CP1]', changePasswordModel);
