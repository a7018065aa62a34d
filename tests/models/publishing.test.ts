import { publishingModel } from './publishing.model';
import { testModel } from './support/testModel';

testModel('[PB1]', publishingModel);
