import { publishingModel } from './publishing.model';
import { testModel } from './support/testModel';

testModel(publishingModel);
