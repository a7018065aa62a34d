import { testModel } from './support/testModel';
import { switchingModel } from './switching.model';

testModel('[SW14]', switchingModel);
