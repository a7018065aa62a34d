import { passwordResetModel } from './passwordReset.model';
import { testModel } from './support/testModel';

testModel('[PW1]', passwordResetModel);
