import { allReplayable } from './replayable';
import { testModel } from './support/testModel';

for (const { rule, model } of allReplayable) testModel(rule, model);
