import { nodeToolModel } from './nodeTool.model';
import { testModel } from './support/testModel';

testModel('[NT8]', nodeToolModel);
