import { allReplayable } from './replayable';
import { test } from './support/browser/modelTest';
import { testInBrowser } from './support/browser/testInBrowser';

// The models are shared out to the workers; the paths of one run one after the other.
test.describe.configure({ mode: 'parallel' });
for (const replayable of allReplayable) testInBrowser(replayable);
