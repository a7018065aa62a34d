import { fileImportMachine, type ImportedFile } from '@/machines/batches/fileImport.machine';
import { TableError } from '@/model/importing/tables/table';
import { fileImport, plan, readFile } from '../../machines/batches/fileImportSamples';
import { defineModel } from '../support/model';
import { NotSupported } from '../support/notSupported';
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
    starting | startImport: queued | running | setStarted; clearError; asks watchImport
    starting | startImport: another one runs | planned | setError
    running | rows are written | same | setStarted
    running | stop | same | requestStop(00000000-0000-4000-8000-000000000002)
    running | watchImport: ended; watchImport: nothing arrived | ended | setStarted; refresh
    running | watchImport: no connection | unwatched | setError
    unwatched | retry | running | clearError; asks watchImport
    ended {undoable} | undo | undoing | clearError; asks startUndo(uuid: 00000000-0000-4000-8000-000000000001)
    undoing | startUndo: queued | running | setStarted; clearError; asks watchImport
    undoing | startUndo: too late | ended | setError`,
  conditions: {
    named: (walk) =>
      walk.last('readFile: read', 'the first column is not imported', 'the first column is the name') !==
      'the first column is not imported',
    toAdd: (walk) => walk.last('planRows: a row to add', 'planRows: nothing to do') === 'planRows: a row to add',
    undoable: (walk) => walk.last('watchImport: ended', 'watchImport: nothing arrived') === 'watchImport: ended',
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
    'rows are written': { type: 'progress', import: fileImport({ state: 'running' }) },
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
    watchImport: {
      ended: { output: ended },
      'nothing arrived': { output: fileImport({ state: 'succeeded', refused: 1 }) },
      'no connection': { error: no },
    },
    startUndo: { queued: { output: fileImport({ is_undo: true }) }, 'too late': { error: no } },
  },
  requests: {},
  pageActors: ['readFile', 'planRows', 'startImport', 'watchImport', 'startUndo'],
  actions: {
    'file.chosen': unwalked,
    'sheet.chosen': unwalked,
    'field.chosen': unwalked,
    check: unwalked,
    back: unwalked,
    'categories.create': unwalked,
    'cells.edited': unwalked,
    import: unwalked,
    progress: unwalked,
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
    running: unwalked,
    unwatched: unwalked,
    ended: unwalked,
    undoing: unwalked,
  },
  // One correction is like the next, and so is one report of progress.
  serialize: ({ mapping, plan: planned, started, error, createsCategories }) => ({
    fields: Object.keys(mapping).length,
    isNamed: mapping.name !== undefined,
    toAdd: planned?.rows.some(({ kind }) => kind === 'add') ?? false,
    canUndo: started?.undo_until != null,
    hasError: error !== null,
    createsCategories,
  }),
});
