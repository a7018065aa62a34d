import { allReplayable } from './replayable';
import { test } from './support/browser/modelTest';
import { testInBrowser } from './support/browser/testInBrowser';

// The models are shared out to the workers; the paths of one run one after the other.
test.describe.configure({ mode: 'parallel' });
// The line that follows the pointer while a path is drawn is not told from the picture reliably yet.
const isWalked = ({ model }: (typeof allReplayable)[number]) => model.machine.id !== 'pathTool';
for (const replayable of allReplayable.filter(isWalked)) testInBrowser(replayable);
