import { fileImportMachine, type ImportedFile } from '@/machines/batches/fileImport.machine';
import { TableError } from '@/model/importing/tables/table';
import { fileImport, plan, readFile } from '../../machines/batches/fileImportSamples';
import { defineModel } from '../support/model';
import { NotSupported } from '../support/notSupported';
import { SampleError } from '../support/sampleError';
import type { World } from '../support/worlds/world';

const unwalked = () => Promise.reject(new NotSupported('its dialog is shown by the journeys of imports'));
/** A file with its name as a field of its own, which JSON shows. */
const file: ImportedFile = Object.assign(new Blob(['name\nNord\n']), { name: 'places.csv' });
const no = new Error('No.');
const ended = fileImport({ state: 'succeeded', added: 1, undo_until: '2026-11-28T10:00:00.000Z' });

export const fileImportModel = defineModel<typeof fileImportMachine, World>({
  machine: fileImportMachine,
  starts: { 'the dialog opens': { open: unwalked } },
  // Nothing is sent before it was read, named and compared.
  expected: `
    start | the dialog opens | choosing |
    choosing; mapping | choose a file | reading | setFile(name: places.csv); clearError; asks readFile(file: {name: places.csv}, sheet: null)
    reading | readFile: read | mapping | setRead
    reading | readFile: no table | choosing | setError
    mapping | choose a sheet | reading | setSheet(Two); clearError; asks readFile(file: {name: places.csv}, sheet: Two)
    mapping | the second column is the category; the first column is not imported; the first column is the name | same | setField
    mapping {named} | check | planning | clearError; asks planRows
    planning | planRows: a row to add; planRows: nothing to do | planned | setPlan
    planning | planRows: no connection | mapping | setError
    planned | back | mapping |
    planned | create categories; create none | planning | setCreatesCategories; clearError; asks planRows
    planned | correct a cell | planning | addEdits; clearError; asks planRows
    planned {toAdd} | import | starting | clearError; asks startImport
    starting | startImport: queued | running.asking | setStarted; clearError; asks readImport(uuid: 00000000-0000-4000-8000-000000000001)
    starting | startImport: another one runs | planned | setError
    running | stop | same | requestStop(00000000-0000-4000-8000-000000000002)
    running.asking | readImport: rows are written | running.waiting | setStarted
    running.waiting | after 700 ms | running.asking | asks readImport(uuid: 00000000-0000-4000-8000-000000000001)
    running.asking | readImport: ended; readImport: nothing arrived | ended | setStarted; refresh
    running.asking | readImport: no connection | running.retrying | countFailure; asks retryWait(failures: 1, limit: 10)
    running.asking | readImport: gone | unwatched | setError
    running.retrying | retryWait: due | running.asking | asks readImport(uuid: 00000000-0000-4000-8000-000000000001)
    running.retrying | retryWait: exhausted | unwatched | setSilent; clearFailures
    unwatched | retry | running.asking | clearError; asks readImport(uuid: 00000000-0000-4000-8000-000000000001)
    ended {undoable} | undo | undoing | clearError; asks startUndo(uuid: 00000000-0000-4000-8000-000000000001)
    undoing | startUndo: queued | running.asking | setStarted; clearError; asks readImport(uuid: 00000000-0000-4000-8000-000000000001)
    undoing | startUndo: too late | ended | setError`,
  conditions: {
    named: (walk) =>
      walk.last('readFile: read', 'the first column is not imported', 'the first column is the name') !==
      'the first column is not imported',
    toAdd: (walk) => walk.last('planRows: a row to add', 'planRows: nothing to do') === 'planRows: a row to add',
    undoable: (walk) => walk.last('readImport: ended', 'readImport: nothing arrived') === 'readImport: ended',
  },
  samples: {
    'choose a file': { type: 'file.chosen', file },
    'choose a sheet': { type: 'sheet.chosen', sheet: 'Two' },
    'the second column is the category': { type: 'field.chosen', column: 'kind', field: 'categories' },
    'the first column is not imported': { type: 'field.chosen', column: 'name', field: null },
    'the first column is the name': { type: 'field.chosen', column: 'name', field: 'name' },
    check: { type: 'check' },
    back: { type: 'back' },
    'create categories': { type: 'categories.create', creates: true },
    'create none': { type: 'categories.create', creates: false },
    'correct a cell': { type: 'cells.edited', edits: { '2\nname': 'Süd' } },
    import: { type: 'import' },
    stop: { type: 'stop' },
    retry: { type: 'retry' },
    undo: { type: 'undo' },
  },
  answers: {
    readFile: { read: { output: readFile() }, 'no table': { error: new TableError({ code: 'empty' }) } },
    planRows: {
      'a row to add': { output: plan('add') },
      'nothing to do': { output: plan('same') },
      'no connection': { error: no },
    },
    startImport: { queued: { output: fileImport() }, 'another one runs': { error: no } },
    readImport: {
      'rows are written': { output: fileImport({ state: 'running' }) },
      ended: { output: ended },
      'nothing arrived': { output: fileImport({ state: 'succeeded', refused: 1 }) },
      'no connection': { error: new SampleError('No connection.', 503) },
      gone: { error: no },
    },
    retryWait: { due: { output: 'due' }, exhausted: { output: 'exhausted' } },
    startUndo: { queued: { output: fileImport({ is_undo: true }) }, 'too late': { error: no } },
  },
  requests: {},
  pageActors: ['readFile', 'planRows', 'startImport', 'readImport', 'retryWait', 'startUndo'],
  actions: {
    'file.chosen': unwalked,
    'sheet.chosen': unwalked,
    'field.chosen': unwalked,
    check: unwalked,
    back: unwalked,
    'categories.create': unwalked,
    'cells.edited': unwalked,
    import: unwalked,
    stop: unwalked,
    retry: unwalked,
    undo: unwalked,
  },
  assertions: {
    choosing: unwalked,
    reading: unwalked,
    mapping: unwalked,
    planning: unwalked,
    planned: unwalked,
    starting: unwalked,
    'running.asking': unwalked,
    'running.waiting': unwalked,
    'running.retrying': unwalked,
    unwatched: unwalked,
    ended: unwalked,
    undoing: unwalked,
  },
  // One correction is like the next, and so is one look.
  serialize: ({ mapping, plan: planned, started, error, createsCategories }) => ({
    fields: Object.keys(mapping).length,
    isNamed: mapping.name !== undefined,
    toAdd: planned?.rows.some(({ kind }) => kind === 'add') ?? false,
    canUndo: started?.undo_until != null,
    hasError: error !== null,
    createsCategories,
  }),
});
