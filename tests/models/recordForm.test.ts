import { recordFormModel } from './recordForm.model';
import { testModel } from './support/testModel';

testModel('[FM1]', recordFormModel);
