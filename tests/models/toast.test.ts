import { testModel } from './support/testModel';
import { toastModel } from './toast.model';

testModel('[TO6]', toastModel);
