import { expect } from 'playwright/test';
import type { ImportStatus } from '@/contract/imports/imports';
import { importText } from '@/contract/texts/importTexts';
import { translate } from '@/contract/texts/translate';
import { importerMachine } from '@/machines/locations/importer.machine';
import { defineModel } from '../support/model';
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

export const importerModel = defineModel<typeof importerMachine, ImporterWorld>({
  machine: importerMachine,
  starts: { 'the dialog of a location': { input: { project: 'location-1' }, open: openImporter } },
  expected: `
    start | the dialog of a location | loading | asks readStatus(project: location-1)
    loading | readStatus: no integrations | noIntegrations | setStatus
    loading | readStatus: no data | noData | setStatus
    loading | readStatus: running | running.waiting | setStatus
    loading | readStatus: failed | failed | setStatus
    loading | readStatus: completed | imported | setStatus
    loading | readStatus: no connection | unknown | setError
    unknown | retry | loading | asks readStatus(project: location-1)
    noData | run | requesting | setDryRun(false); asks run(project: location-1, isDryRun: false)
    noData | dryRun | requesting | setDryRun(true); asks run(project: location-1, isDryRun: true)
    failed | run | requesting | setDryRun(false); asks run(project: location-1, isDryRun: false)
    failed | dryRun | requesting | setDryRun(true); asks run(project: location-1, isDryRun: true)
    imported | run | requesting | setDryRun(false); asks run(project: location-1, isDryRun: false)
    imported | dryRun | requesting | setDryRun(true); asks run(project: location-1, isDryRun: true)
    requesting | run: started | running.waiting | emitStarted
    requesting {was no data} | run: running already; run: no connection | noData | emitFailed
    requesting {was failed} | run: running already; run: no connection | failed | emitFailed
    requesting {was imported} | run: running already; run: no connection | imported | emitFailed
    running.waiting | after 1500 ms | running.asking | asks readStatus(project: location-1)
    running.asking | readStatus: running | running.waiting | setStatus
    running.asking | readStatus: no connection | running.waiting |
    running.asking | readStatus: no integrations | noIntegrations | setStatus; refresh
    running.asking | readStatus: no data | noData | setStatus; refresh
    running.asking | readStatus: failed | failed | setStatus; refresh
    running.asking | readStatus: completed | imported | setStatus; refresh`,
  conditions: {
    'was no data': ({ status: last }) => last?.status === 'no_data',
    'was failed': ({ status: last }) => last?.status === 'failed',
    'was imported': ({ status: last }) => last?.status === 'completed',
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
    },
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
    unknown: (world, { context }) => shows(world, String(context.error), false),
    noIntegrations: (world) => shows(world, 'No integrations', false),
    noData: (world) => shows(world, 'No data imported yet', true),
    failed: (world) => shows(world, /^Import failed/, true),
    imported: (world) => shows(world, /^Last import /, true),
    requesting: (world) => shows(world, 'Starting', false),
    'running.waiting': (world, { context }) => showsRunning(world, context.isDryRun),
    'running.asking': (world, { context }) => showsRunning(world, context.isDryRun),
  },
  // The machine polls repeatedly; a user sees one text.
  equivalentStates: [['running.waiting', 'running.asking']],
  isContinuable: true,
  heldDelays: ['pollDelay'],
  unreachableEdges: {
    'running.asking → readStatus: no integrations → noIntegrations':
      'The page reads the location again and takes the importer away at once.',
  },
});
