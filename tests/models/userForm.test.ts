import { testModel } from './support/testModel';
import { userFormModel } from './userForm.model';

testModel('[US10]', userFormModel);
