import { allReplayable } from './replayable';
import { test } from './support/browser/modelTest';
import { testInBrowser } from './support/browser/testInBrowser';

// The models are shared out to the workers; the paths of one run one after the other.
test.describe.configure({ mode: 'parallel' });
// The line that follows the pointer while a path is drawn is not told from the picture reliably yet.
// An import that fails, runs and ends by turns needs a source on the machine of the service, which its settings refuse.
// How many pages the audit log of the demo has depends on everything that was done before.
// Figures depend on the visits that other walks make to previews.
// A walk over the skins deletes or publishes the one that the next walk needs.
// Drafts of the device are read before a page asks for the network, so that no answer can bring one about; the journeys of
// the main job restore, discard and report them.
// A mouse that is let go far from where it was pressed has moved in between, so a person pans where the samples of the
// measure tool begin a line; a journey of the tools measures.
const UNWALKED = [
  'analytics',
  'auditLog',
  'document',
  'importReportList',
  'importer',
  'measureTool',
  'pathTool',
  'skinActions',
];
const isWalked = ({ model }: (typeof allReplayable)[number]) => !UNWALKED.includes(model.machine.id);
for (const replayable of allReplayable.filter(isWalked)) testInBrowser(replayable);
