import { globalSearchModel } from './globalSearch.model';
import { testModel } from './support/testModel';

testModel('[GS11]', globalSearchModel);
