import { locationConfirmationModel } from './locationConfirmation.model';
import { testModel } from './support/testModel';

testModel('[LC1]', locationConfirmationModel);
