import { testModel } from './support/testModel';
import { signInModel } from './signIn.model';

testModel(signInModel);
