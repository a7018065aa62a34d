import { testModel } from './support/testModel';
import { warningDialogModel } from './warningDialog.model';

testModel('[FM5]', warningDialogModel);
