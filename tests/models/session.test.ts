import { sessionModel } from './session.model';
import { testModel } from './support/testModel';

testModel('[SN7]', sessionModel);
