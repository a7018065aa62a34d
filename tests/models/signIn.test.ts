import { signInModel } from './signIn.model';
import { testModel } from './support/testModel';

testModel('[SG1]', signInModel);
