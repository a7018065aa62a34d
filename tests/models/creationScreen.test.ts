import { creationScreenModel } from './creationScreen.model';
import { testModel } from './support/testModel';

testModel('[CR1]', creationScreenModel);
