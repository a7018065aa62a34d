import { expect } from 'playwright/test';
import type { ImportStatus } from '@/contract/imports/imports';
import { importText } from '@/contract/texts/importTexts';
import { translate } from '@/contract/texts/translate';
import { importerMachine } from '@/machines/locations/importer.machine';
import { text } from '@/screens/imports/texts';
import { defineModel } from '../support/model';
import type { Walk } from '../support/oracle/walk';
import type { Trigger } from '../support/paths/trigger';
import { SampleError } from '../support/sampleError';
import { type ImporterWorld, openImporter } from '../support/worlds/importerWorld';

const status = (one: ImportStatus['status']): ImportStatus => ({
  status: one,
  created_at: '2026-03-02T10:00:00.000Z',
  updated_at: '2026-03-02T10:00:05.000Z',
  next_run_at: '2026-03-02T10:15:00.000Z',
  dry_run: null,
});
const lost = { error: new SampleError(translate('failed.network'), 500), isConnectionLost: true };

/** An import leaves a report, a dry run none that counts. */
function hasNone(earlier: readonly Trigger[]): boolean {
  const isImport = ({ label }: Trigger, index: number) =>
    /^readStatus: (failed|completed)$/.test(label) ||
    (label === 'run: started' && earlier.slice(0, index).findLast(({ kind }) => kind === 'event')?.label === 'run');
  return !earlier.some(isImport);
}

/** At the end of an import the page reads the location again, and takes the importer away without integrations. */
const isFirstRead = (earlier: readonly Trigger[]) =>
  !earlier.some(({ label }) => label === 'run: started' || label === 'readStatus: running');

const part = ({ page }: ImporterWorld) => page.getByRole('region', { name: 'Data importer' });
const button = (world: ImporterWorld, name: string) => part(world).getByRole('button', { name, exact: true });

async function shows(world: ImporterWorld, words: string | RegExp, mayRun: boolean) {
  const { within } = world;
  // Below the status of the importer is how the last dry run ended.
  await expect(part(world).getByRole('status').locator('> *').first()).toHaveText(words, { timeout: within });
  const run = expect(button(world, 'Run importer'));
  await (mayRun ? run.not : run).toHaveAttribute('aria-disabled', 'true', { timeout: within });
}

const showsRunning = (world: ImporterWorld, isDryRun: boolean) =>
  shows(world, isDryRun ? 'Dry run running' : 'Import running', false);

const STATUSES = ['no integrations', 'no data', 'running', 'failed', 'completed'].map((one) => `readStatus: ${one}`);
const isLast = (status: string) => (walk: Walk) => walk.last(...STATUSES) === `readStatus: ${status}`;

export const importerModel = defineModel<typeof importerMachine, ImporterWorld>({
  machine: importerMachine,
  starts: { 'the dialog of a location': { input: { project: 'location-1' }, open: openImporter } },
  expected: `
    start | the dialog of a location | loading | asks readStatus(project: location-1)
    loading | readStatus: no integrations | noIntegrations | setStatus
    loading | readStatus: no data | ready.noData | setStatus
    loading | readStatus: running | running.waiting | setStatus
    loading | readStatus: failed | ready.failed | setStatus
    loading | readStatus: completed | ready.imported | setStatus
    loading | readStatus: no connection | unknown | setError
    unknown | retry | loading | asks readStatus(project: location-1)
    ready | run | requesting | setDryRun(false); asks run(project: location-1, isDryRun: false)
    ready | dryRun | requesting | setDryRun(true); asks run(project: location-1, isDryRun: true)
    requesting | run: started | running.waiting | emitStarted
    requesting {was no data} | run: running already; run: no connection | ready.noData | emitFailed
    requesting {was failed} | run: running already; run: no connection | ready.failed | emitFailed
    requesting {was imported} | run: running already; run: no connection | ready.imported | emitFailed
    running.waiting | after 1500 ms | running.asking | asks readStatus(project: location-1)
    running.asking | readStatus: running | running.waiting | setStatus
    running.asking | readStatus: no connection | running.retrying | countFailure; asks retryWait(failures: 1, limit: 10)
    running.asking | readStatus: not found | unknown | setError; refresh
    running.retrying | retryWait: due | running.asking | asks readStatus(project: location-1)
    running.retrying | retryWait: exhausted | unknown | setSilence
    loading | readStatus: not found | unknown | setError
    running.asking | readStatus: no integrations | noIntegrations | setStatus; refresh
    running.asking | readStatus: no data | ready.noData | setStatus; refresh
    running.asking | readStatus: failed | ready.failed | setStatus; refresh
    running.asking | readStatus: completed | ready.imported | setStatus; refresh`,
  conditions: {
    'was no data': isLast('no data'),
    'was failed': isLast('failed'),
    'was imported': isLast('completed'),
  },
  samples: { run: { type: 'run' }, dryRun: { type: 'dryRun' }, retry: { type: 'retry' } },
  answers: {
    readStatus: {
      'no integrations': {
        output: status('no_integrations'),
        precondition: isFirstRead,
        fixture: ({ imports }) => imports.removeSources(),
      },
      'no data': { output: status('no_data'), precondition: hasNone, fixture: ({ imports }) => imports.end() },
      running: { output: status('running'), fixture: ({ imports }) => imports.begin() },
      failed: { output: status('failed'), fixture: ({ imports }) => imports.importTo('failed') },
      completed: { output: status('completed'), fixture: ({ imports }) => imports.importTo('completed') },
      'no connection': lost,
      'not found': { error: new SampleError('Not found.', 404), precondition: () => false },
    },
    retryWait: { due: { output: 'due' }, exhausted: { output: 'exhausted', precondition: () => false } },
    run: {
      started: { output: importText('requested'), fixture: ({ imports }) => imports.hold() },
      'running already': {
        error: new SampleError(importText('running'), 409),
        fixture: ({ imports }) => imports.begin(),
      },
      'no connection': lost,
    },
  },
  requests: {
    readStatus: { method: 'GET', path: /\/projects\/[^/]+\/import-status$/ },
    run: { method: 'POST', path: /\/projects\/[^/]+\/run-importer$/ },
  },
  actions: {
    run: (world) => button(world, 'Run importer').click(),
    dryRun: (world) => button(world, 'Dry run').click(),
    retry: (world) => button(world, 'Retry').click(),
  },
  assertions: {
    loading: (world) => shows(world, 'Loading the importer status', false),
    unknown: (world, { context }) => shows(world, text('statusFailed', { reason: String(context.error) }), false),
    noIntegrations: (world) => shows(world, 'No integrations', false),
    'ready.noData': (world) => shows(world, 'No data imported yet', true),
    'ready.failed': (world) => shows(world, /^Import failed/, true),
    'ready.imported': (world) => shows(world, /^Last import /, true),
    requesting: (world) => shows(world, 'Starting', false),
    'running.waiting': (world, { context }) => showsRunning(world, context.isDryRun),
    'running.retrying': (world, { context }) => showsRunning(world, context.isDryRun),
    'running.asking': (world, { context }) => showsRunning(world, context.isDryRun),
  },
  // The machine polls repeatedly; a user sees one text.
  equivalentStates: [['running.waiting', 'running.asking', 'running.retrying']],
  pageActors: ['retryWait'],
  serialize: ({ failures: _, ...context }) => context,
  isContinuable: true,
  heldDelays: ['pollDelay'],
  unreachableEdges: {
    'loading → readStatus: not found → unknown': 'The service has the status of every location that the page has.',
    'running.asking → readStatus: not found → unknown':
      'The service has the status of every location that the page has.',
    'running.retrying → retryWait: exhausted → unknown': 'Ten failures in a row take six minutes.',
    'running.asking → readStatus: no integrations → noIntegrations':
      'The page reads the location again and takes the importer away at once.',
  },
});
