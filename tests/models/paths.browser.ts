import { allReplayable } from './replayable';
import { test } from './support/browser/modelTest';
import { testInBrowser } from './support/browser/testInBrowser';
import { unwalked } from './unwalked';
import { walkedByState } from './walkedByState';

// The models are shared out to the workers; the paths of one run one after the other.
test.describe.configure({ mode: 'parallel' });
const isWalked = ({ model }: (typeof allReplayable)[number]) => !(model.machine.id in unwalked);
for (const replayable of allReplayable.filter(isWalked))
  testInBrowser(replayable, replayable.model.machine.id in walkedByState);
