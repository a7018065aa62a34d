import { nodeToolModel } from './nodeTool.model';
import { testModel } from './support/testModel';

testModel(nodeToolModel);
