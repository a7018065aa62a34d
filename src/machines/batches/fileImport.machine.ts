import { assign, setup } from 'xstate';
import type { FileImport } from '@/contract/fileImports/fileImports';
import { isRunning } from '@/contract/jobs/isRunning';
import { MOST_FAILURES, mayRetry } from '@/contract/retry/retryPolicy';
import { importText } from '@/contract/texts/importTexts';
import { tableFaultText } from '@/contract/texts/tableFaultText';
import type { PlaceTranslations } from '@/model/importing/places/translatedFields';
import type { CellEdits } from '@/model/importing/rows/cells';
import type { FileMapping, FilePlan } from '@/model/importing/rows/filePlan';
import { mappingGap } from '@/model/importing/rows/mappingGap';
import { type Table, TableError } from '@/model/importing/tables/table';
import { errorOf, textOf } from '../apiErrors';
import { provided } from '../provided';
import { retryWaitMachine } from '../retry/retryWait.machine';

/** A file that a person chose. */
export type ImportedFile = Blob & { readonly name: string };

/** A file that was read, with what is known of its kind. */
export interface ReadFile {
  readonly table: Table;
  readonly shape: string;
  readonly mapping: FileMapping;
  /** Whether the mapping is that of an earlier file; otherwise it is a guess. */
  readonly isRemembered: boolean;
  /** Columns of days that are another day in another order, as 03/04/2026 is. */
  readonly twoOrders: readonly string[];
  /** Ids in files of this kind, by the ids of their records. */
  readonly links: ReadonlyMap<number, string>;
  /** Names and descriptions of destinations in other languages, by id and field. */
  readonly translations: ReadonlyMap<number, PlaceTranslations>;
}

/** The choices of a person, on which an import depends. */
export interface ImportChoices {
  readonly read: ReadFile;
  readonly mapping: FileMapping;
  readonly edits: CellEdits;
  readonly createsCategories: boolean;
}

interface Context extends Omit<ImportChoices, 'read'> {
  readonly file: ImportedFile | null;
  /** Of a workbook; null for its first one. */
  readonly sheet: string | null;
  readonly read: ReadFile | null;
  readonly plan: FilePlan | null;
  readonly started: FileImport | null;
  /** Looks at the import in a row that failed. */
  readonly failures: number;
  readonly error: string | null;
}

export type FileImportEvent =
  | { type: 'file.chosen'; file: ImportedFile }
  | { type: 'sheet.chosen'; sheet: string }
  /** Null for a column that is not imported. */
  | { type: 'field.chosen'; column: string; field: string | null }
  | { type: 'check' }
  | { type: 'back' }
  | { type: 'categories.create'; creates: boolean }
  | { type: 'cells.edited'; edits: CellEdits }
  | { type: 'import' }
  | { type: 'stop' }
  | { type: 'retry' }
  | { type: 'undo' };

/** Milliseconds between two looks at an import. */
const POLL_DELAY = 700;

const choicesOf = ({ read, mapping, edits, createsCategories }: Context): ImportChoices => ({
  read: read as ReadFile,
  mapping,
  edits,
  createsCategories,
});

/** A file of destinations, events or offers: read, its columns named, checked without a change, imported by the service, and taken back. */
export const fileImportMachine = setup({
  types: { context: {} as Context, events: {} as FileImportEvent, tags: {} as 'busy' },
  actors: {
    readFile: provided<ReadFile, { file: ImportedFile; sheet: string | null }>('readFile'),
    planRows: provided<FilePlan, ImportChoices>('planRows'),
    startImport: provided<FileImport, ImportChoices & { file: string }>('startImport'),
    readImport: provided<FileImport, { uuid: string }>('readImport'),
    retryWait: retryWaitMachine,
    startUndo: provided<FileImport, { uuid: string }>('startUndo'),
  },
  guards: {
    hasNames: ({ context: { mapping, read } }) => mappingGap(mapping, read?.twoOrders ?? []) === null,
    hasWork: ({ context }) => context.plan?.rows.some(({ kind }) => kind === 'add' || kind === 'change') === true,
    isRunning: (_, one: FileImport) => isRunning(one),
    mayRetry: (_, error: unknown) => mayRetry(error),
    isDue: (_, output: string) => output === 'due',
    canUndo: ({ context }) => (context.started?.undo_until ?? null) !== null,
  },
  actions: {
    setFile: assign({ file: (_, file: ImportedFile) => file, sheet: null, edits: {}, createsCategories: false }),
    setSheet: assign({ sheet: (_, sheet: string) => sheet, edits: {} }),
    setRead: assign({ read: (_, read: ReadFile) => read, mapping: (_, read: ReadFile) => read.mapping, plan: null }),
    setField: assign({
      mapping: ({ context }, { column, field }: { column: string; field: string | null }) => {
        const { [column]: _, ...others } = context.mapping;
        return field === null ? others : { ...others, [column]: field };
      },
    }),
    setCreatesCategories: assign({ createsCategories: (_, creates: boolean) => creates }),
    addEdits: assign({ edits: ({ context }, edits: CellEdits) => ({ ...context.edits, ...edits }) }),
    setPlan: assign({ plan: (_, plan: FilePlan) => plan }),
    setStarted: assign({ started: (_, started: FileImport) => started, failures: 0 }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    clearFailures: assign({ failures: 0 }),
    setSilent: assign({ error: importText('silent') }),
    setError: assign({
      error: (_, error: unknown) => (error instanceof TableError ? tableFaultText(error.fault) : textOf(error)),
    }),
    clearError: assign({ error: null }),
    /** Asks the service to stop before the next rows. */
    requestStop: (_, _job: string) => undefined,
    /** The lists that it has changed are loaded again. */
    refresh: () => undefined,
  },
  delays: { pollDelay: POLL_DELAY },
}).createMachine({
  id: 'fileImport',
  description: 'Importing a file of destinations, events or offers.',
  context: {
    file: null,
    sheet: null,
    read: null,
    mapping: {},
    edits: {},
    createsCategories: false,
    plan: null,
    started: null,
    failures: 0,
    error: null,
  },
  initial: 'choosing',
  states: {
    choosing: {
      description: 'Asks for a file; a file that could not be read has its reason.',
      on: {
        'file.chosen': { actions: { type: 'setFile', params: ({ event }) => event.file }, target: 'reading' },
      },
    },
    reading: {
      description: 'The file is read in this browser, and what is known of its kind is fetched.',
      tags: 'busy',
      entry: 'clearError',
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: ({ context }) => ({ file: context.file as ImportedFile, sheet: context.sheet }),
        onDone: { actions: { type: 'setRead', params: ({ event }) => event.output }, target: 'mapping' },
        onError: { actions: { type: 'setError', params: errorOf }, target: 'choosing' },
      },
    },
    mapping: {
      description:
        'Shows the columns with their rows; each column gets its field, and days that may be others their order.',
      on: {
        'file.chosen': { actions: { type: 'setFile', params: ({ event }) => event.file }, target: 'reading' },
        'sheet.chosen': { actions: { type: 'setSheet', params: ({ event }) => event.sheet }, target: 'reading' },
        'field.chosen': { actions: { type: 'setField', params: ({ event }) => event } },
        check: { guard: 'hasNames', target: 'planning' },
      },
    },
    planning: {
      description: 'Compares the rows with the records that there are; nothing is changed.',
      tags: 'busy',
      entry: 'clearError',
      invoke: {
        id: 'planRows',
        src: 'planRows',
        input: ({ context }) => choicesOf(context),
        onDone: { actions: { type: 'setPlan', params: ({ event }) => event.output }, target: 'planned' },
        onError: { actions: { type: 'setError', params: errorOf }, target: 'mapping' },
      },
    },
    planned: {
      description: 'Shows what would be added, changed and refused, by cause; causes can be removed here.',
      on: {
        back: 'mapping',
        'categories.create': {
          actions: { type: 'setCreatesCategories', params: ({ event }) => event.creates },
          target: 'planning',
        },
        'cells.edited': { actions: { type: 'addEdits', params: ({ event }) => event.edits }, target: 'planning' },
        import: { guard: 'hasWork', target: 'starting' },
      },
    },
    starting: {
      description: 'The rows are sent to the service.',
      tags: 'busy',
      entry: 'clearError',
      invoke: {
        id: 'startImport',
        src: 'startImport',
        input: ({ context }) => ({ ...choicesOf(context), file: context.file?.name ?? '' }),
        onDone: { actions: { type: 'setStarted', params: ({ event }) => event.output }, target: 'running' },
        onError: { actions: { type: 'setError', params: errorOf }, target: 'planned' },
      },
    },
    running: {
      description: 'The service imports the rows, or takes them back; the dialog may be closed.',
      entry: 'clearError',
      initial: 'asking',
      on: { stop: { actions: { type: 'requestStop', params: ({ context }) => context.started?.job ?? '' } } },
      states: {
        waiting: { description: 'Between two looks.', after: { pollDelay: 'asking' } },
        asking: {
          description: 'Asks how far the import is.',
          invoke: {
            id: 'readImport',
            src: 'readImport',
            input: ({ context }) => ({ uuid: context.started?.uuid ?? '' }),
            onDone: [
              {
                guard: { type: 'isRunning', params: ({ event }) => event.output },
                actions: { type: 'setStarted', params: ({ event }) => event.output },
                target: 'waiting',
              },
              {
                actions: [{ type: 'setStarted', params: ({ event }) => event.output }, 'refresh'],
                target: '#fileImport.ended',
              },
            ],
            onError: [
              { guard: { type: 'mayRetry', params: errorOf }, actions: 'countFailure', target: 'retrying' },
              { actions: { type: 'setError', params: errorOf }, target: '#fileImport.unwatched' },
            ],
          },
        },
        retrying: {
          description: 'The service is away for a moment; the import continues.',
          invoke: {
            id: 'retryWait',
            src: 'retryWait',
            input: ({ context }) => ({ failures: context.failures, limit: MOST_FAILURES }),
            onDone: [
              { guard: { type: 'isDue', params: ({ event }) => event.output }, target: 'asking' },
              { actions: ['setSilent', 'clearFailures'], target: '#fileImport.unwatched' },
            ],
          },
        },
      },
    },
    unwatched: {
      description: 'How far the service is could not be read; the import goes on all the same.',
      on: { retry: 'running' },
    },
    ended: {
      description: 'Shows what has arrived, and what was refused.',
      on: { undo: { guard: 'canUndo', target: 'undoing' } },
    },
    undoing: {
      description: 'The service is asked to take the import back.',
      tags: 'busy',
      entry: 'clearError',
      invoke: {
        id: 'startUndo',
        src: 'startUndo',
        input: ({ context }) => ({ uuid: context.started?.uuid ?? '' }),
        onDone: { actions: { type: 'setStarted', params: ({ event }) => event.output }, target: 'running' },
        onError: { actions: { type: 'setError', params: errorOf }, target: 'ended' },
      },
    },
  },
});

export type FileImportMachine = typeof fileImportMachine;
