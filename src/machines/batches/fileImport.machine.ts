import { assign, setup } from 'xstate';
import type { DestinationImport } from '@/contract/destinationImports/destinationImports';
import { tableFaultText } from '@/contract/texts/tableFaultText';
import type { PlaceField, PlaceMapping } from '@/model/importing/places/placeFields';
import type { PlacePlan } from '@/model/importing/places/planPlaces';
import type { CellEdits } from '@/model/importing/places/readPlaceRows';
import type { PlaceTranslations } from '@/model/importing/places/translatedFields';
import { type Table, TableError } from '@/model/importing/tables/table';
import { errorOf, textOf } from '../apiErrors';
import { provided } from '../provided';

/** A file that a person chose. */
export type ImportedFile = Blob & { readonly name: string };

/** A file that was read, with what is known of its kind. */
export interface ReadFile {
  readonly table: Table;
  readonly shape: string;
  readonly mapping: PlaceMapping;
  /** Whether the mapping is that of an earlier file; otherwise it is a guess. */
  readonly isRemembered: boolean;
  /** Ids in files of this kind, by the ids of their destinations. */
  readonly links: ReadonlyMap<number, string>;
  /** Names and descriptions of destinations in other languages, by id and field. */
  readonly translations: ReadonlyMap<number, PlaceTranslations>;
}

/** The choices of a person, on which an import depends. */
export interface ImportChoices {
  readonly read: ReadFile;
  readonly mapping: PlaceMapping;
  readonly edits: CellEdits;
  readonly createsCategories: boolean;
}

interface Context extends Omit<ImportChoices, 'read'> {
  readonly file: ImportedFile | null;
  /** Of a workbook; null for its first one. */
  readonly sheet: string | null;
  readonly read: ReadFile | null;
  readonly plan: PlacePlan | null;
  readonly started: DestinationImport | null;
  readonly error: string | null;
}

export type FileImportEvent =
  | { type: 'file.chosen'; file: ImportedFile }
  | { type: 'sheet.chosen'; sheet: string }
  /** Null for a column that is not imported. */
  | { type: 'field.chosen'; column: string; field: PlaceField | null }
  | { type: 'check' }
  | { type: 'back' }
  | { type: 'categories.create'; creates: boolean }
  | { type: 'cells.edited'; edits: CellEdits }
  | { type: 'import' }
  | { type: 'progress'; import: DestinationImport }
  | { type: 'stop' }
  | { type: 'retry' }
  | { type: 'undo' };

const choicesOf = ({ read, mapping, edits, createsCategories }: Context): ImportChoices => ({
  read: read as ReadFile,
  mapping,
  edits,
  createsCategories,
});

/** A file of destinations: read, its columns named, checked without a change, imported by the service, and taken back. */
export const fileImportMachine = setup({
  types: { context: {} as Context, events: {} as FileImportEvent, tags: {} as 'busy' },
  actors: {
    readFile: provided<ReadFile, { file: ImportedFile; sheet: string | null }>('readFile'),
    planRows: provided<PlacePlan, ImportChoices>('planRows'),
    startImport: provided<DestinationImport, ImportChoices & { file: string }>('startImport'),
    /** Ends when the import has. */
    watchImport: provided<DestinationImport, { uuid: string; onProgress: (one: DestinationImport) => void }>(
      'watchImport',
    ),
    startUndo: provided<DestinationImport, { uuid: string }>('startUndo'),
  },
  guards: {
    hasNames: ({ context }) => Object.values(context.mapping).some((field) => field === 'name' || field === 'own_id'),
    hasWork: ({ context }) => context.plan?.places.some(({ kind }) => kind === 'add' || kind === 'change') === true,
    canUndo: ({ context }) => (context.started?.undo_until ?? null) !== null,
  },
  actions: {
    setFile: assign({ file: (_, file: ImportedFile) => file, sheet: null, edits: {}, createsCategories: false }),
    setSheet: assign({ sheet: (_, sheet: string) => sheet, edits: {} }),
    setRead: assign({ read: (_, read: ReadFile) => read, mapping: (_, read: ReadFile) => read.mapping, plan: null }),
    setField: assign({
      mapping: ({ context }, { column, field }: { column: string; field: PlaceField | null }) => {
        const { [column]: _, ...others } = context.mapping;
        return field === null ? others : { ...others, [column]: field };
      },
    }),
    setCreatesCategories: assign({ createsCategories: (_, creates: boolean) => creates }),
    addEdits: assign({ edits: ({ context }, edits: CellEdits) => ({ ...context.edits, ...edits }) }),
    setPlan: assign({ plan: (_, plan: PlacePlan) => plan }),
    setStarted: assign({ started: (_, started: DestinationImport) => started }),
    setError: assign({
      error: (_, error: unknown) => (error instanceof TableError ? tableFaultText(error.fault) : textOf(error)),
    }),
    clearError: assign({ error: null }),
    /** Asks the service to stop before the next rows. */
    requestStop: (_, _job: string) => undefined,
    /** Lists of destinations and categories are loaded again. */
    refresh: () => undefined,
  },
}).createMachine({
  id: 'fileImport',
  description: 'Importing a file of destinations.',
  context: {
    file: null,
    sheet: null,
    read: null,
    mapping: {},
    edits: {},
    createsCategories: false,
    plan: null,
    started: null,
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
      description: 'Shows the columns with their rows; each column gets its field.',
      on: {
        'file.chosen': { actions: { type: 'setFile', params: ({ event }) => event.file }, target: 'reading' },
        'sheet.chosen': { actions: { type: 'setSheet', params: ({ event }) => event.sheet }, target: 'reading' },
        'field.chosen': { actions: { type: 'setField', params: ({ event }) => event } },
        check: { guard: 'hasNames', target: 'planning' },
      },
    },
    planning: {
      description: 'Compares the rows with the destinations that there are; nothing is changed.',
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
      invoke: {
        id: 'watchImport',
        src: 'watchImport',
        input: ({ context, self }) => ({
          uuid: context.started?.uuid ?? '',
          onProgress: (one: DestinationImport) => self.send({ type: 'progress', import: one }),
        }),
        onDone: {
          actions: [{ type: 'setStarted', params: ({ event }) => event.output }, 'refresh'],
          target: 'ended',
        },
        onError: { actions: { type: 'setError', params: errorOf }, target: 'unwatched' },
      },
      on: {
        progress: { actions: { type: 'setStarted', params: ({ event }) => event.import } },
        stop: { actions: { type: 'requestStop', params: ({ context }) => context.started?.job ?? '' } },
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
