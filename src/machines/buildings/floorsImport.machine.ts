import { assign, fromCallback, setup } from 'xstate';
import type { Building } from '@/contract/buildings/buildings';
import type { DrawingUnit } from '@/model/floorPlan/sources/dxf/drawingUnit';
import type { LayerKind, LayerKinds } from '@/model/floorPlan/sources/dxf/layerKind';
import { firstKinds, type OpenedDrawing } from '@/model/floorPlan/sources/dxf/openedDrawing';
import type { DrawingChoices } from '@/model/floorPlan/sources/dxf/planOfDrawing';
import type { ReadBuilding, ReadBuildingFloor } from '@/model/floorPlan/sources/readBuildingFloor';
import { errorOf, textOf } from '../apiErrors';
import { known } from '../known';
import { provided } from '../provided';
import { buildingNamed, type FloorRow, newBuildingOf, newFloorOf, nextRow, rowsFor } from './floorRows';

/** A file of a whole building that a person chose. */
export type BuildingFile = Blob & { readonly name: string };

export interface FloorsImportInput {
  readonly project: string;
  /** The buildings that the location has. */
  readonly buildings: readonly Building[];
}

interface Context extends FloorsImportInput {
  readonly file: BuildingFile | null;
  /** Share of the file that was read, 0 to 1. */
  readonly share: number;
  /** A drawing, whose unit and layers a person decides about; null for other files. */
  readonly drawing: OpenedDrawing | null;
  /** Null until it is known or was answered. */
  readonly unit: DrawingUnit | null;
  readonly kinds: LayerKinds;
  readonly read: ReadBuilding | null;
  /** The building that gets the floors; null until a new one is made. */
  readonly building: string | null;
  readonly rows: readonly FloorRow[];
  /** Somebody wants to stop after the present step. */
  readonly isStopping: boolean;
  readonly error: string | null;
}

export type FloorsImportEvent =
  | { readonly type: 'file.chosen'; readonly file: BuildingFile }
  | { readonly type: 'read.progress'; readonly share: number }
  | { readonly type: 'unit.chosen'; readonly unit: DrawingUnit }
  | { readonly type: 'layer.chosen'; readonly layer: string; readonly kind: LayerKind }
  | { readonly type: 'decided' }
  | { readonly type: 'back' }
  | { readonly type: 'building.chosen'; readonly building: string | null }
  | { readonly type: 'floor.chosen'; readonly id: string; readonly isChosen: boolean }
  | { readonly type: 'bring' }
  | { readonly type: 'cancel' }
  | { readonly type: 'retry' };

const isDrawing = (read: ReadBuilding | OpenedDrawing): read is OpenedDrawing => 'facts' in read;
const currentRow = ({ rows }: Context): FloorRow => known(rows[nextRow(rows)] ?? null, 'The floor');
const currentFloor = (context: Context): ReadBuildingFloor =>
  known(context.read?.floors.find(({ id }) => id === currentRow(context).id) ?? null, 'The floor of the file');
const withRow = (context: Context, change: Partial<FloorRow>): FloorRow[] =>
  context.rows.map((row, at) => (at === nextRow(context.rows) ? { ...row, ...change } : row));

/**
 * Floors of a whole building from one file. It is read here; nothing is sent before the floors were looked at. Each step
 * that the service has done is kept, so that going on after a fault does nothing twice.
 */
export const floorsImportMachine = setup({
  types: {
    context: {} as Context,
    events: {} as FloorsImportEvent,
    input: {} as FloorsImportInput,
    tags: {} as 'busy',
  },
  actors: {
    readBuilding: provided<ReadBuilding | OpenedDrawing, { file: BuildingFile }>('readBuilding'),
    planDrawing: provided<ReadBuilding, { file: BuildingFile; id: string; choices: DrawingChoices }>('planDrawing'),
    /** Sends how far the reading is. */
    watchReading: fromCallback<{ type: 'read.progress'; share: number }>(() => {
      throw new Error('src/app/buildings provides watchReading.');
    }),
    makeBuilding: provided<string, { project: string; name: string; shortname: string }>('makeBuilding'),
    makeFloor: provided<string, { building: string; name: string; shortname: string; order: number }>('makeFloor'),
    sendFloorPlan: provided<string, { floor: string; archive: Blob; name: string }>('sendFloorPlan'),
    approveFloorPlan: provided<void, { upload: string }>('approveFloorPlan'),
    sendLabels: provided<void, { floor: string; labels: string }>('sendLabels'),
  },
  guards: {
    isOpenedDrawing: (_, read: ReadBuilding | OpenedDrawing) => isDrawing(read),
    isDrawing: ({ context }) => context.drawing !== null,
    hasUnit: ({ context }) => context.unit !== null,
    hasFloors: ({ context }) => context.rows.some(({ isChosen }) => isChosen),
    hasBuilding: ({ context }) => context.building !== null,
    isStopping: ({ context }) => context.isStopping,
    isComplete: ({ context }) => nextRow(context.rows) < 0,
    isMade: ({ context }) => currentRow(context).floor !== null,
    isReceived: ({ context }) => currentRow(context).upload !== null,
    hasFloorPlan: ({ context }) => currentRow(context).hasPlan,
    hasNoLabels: ({ context }) => currentFloor(context).labels === '',
  },
  actions: {
    setFile: assign({
      file: (_, file: BuildingFile) => file,
      share: 0,
      drawing: null,
      unit: null,
      kinds: {},
      read: null,
      rows: [],
      building: null,
    }),
    setShare: assign({ share: (_, share: number) => share }),
    setDrawing: assign((_, read: ReadBuilding | OpenedDrawing) => {
      if (!isDrawing(read)) return {};
      const { isUnsure, likely } = read.facts.unit;
      return { drawing: read, unit: isUnsure ? null : likely, kinds: firstKinds(read) };
    }),
    setUnit: assign({ unit: (_, unit: DrawingUnit) => unit }),
    setLayer: assign({
      kinds: ({ context }, { layer, kind }: { layer: string; kind: LayerKind }) => ({
        ...context.kinds,
        [layer]: kind,
      }),
    }),
    /** The next drawing of the organisation begins with these. */
    rememberLayers: (_, _kinds: LayerKinds) => undefined,
    setRead: assign(({ context }, read: ReadBuilding | OpenedDrawing) => {
      if (isDrawing(read)) return {};
      // A drawing is one floor, most likely of the building that is there.
      const only = context.drawing && context.buildings.length === 1 ? context.buildings[0] : null;
      const building = buildingNamed(context.buildings, read.name) ?? only ?? null;
      return { read, building: building?.uuid ?? null, rows: rowsFor(read.floors, building) };
    }),
    setBuilding: assign(({ context }, uuid: string | null) => {
      const building = context.buildings.find((one) => one.uuid === uuid) ?? null;
      return { building: building?.uuid ?? null, rows: rowsFor(context.read?.floors ?? [], building) };
    }),
    setChosen: assign({
      rows: ({ context }, { id, isChosen }: { id: string; isChosen: boolean }) =>
        context.rows.map((row) => (row.id === id ? { ...row, isChosen } : row)),
    }),
    keepBuilding: assign({ building: (_, building: string) => building }),
    keepFloor: assign({ rows: ({ context }, floor: string) => withRow(context, { floor }) }),
    keepUpload: assign({ rows: ({ context }, upload: string) => withRow(context, { upload }) }),
    finishFloor: assign({ rows: ({ context }) => withRow(context, { isDone: true }) }),
    setError: assign({ error: (_, error: unknown) => textOf(error) }),
    requestStop: assign({ isStopping: true }),
    // There is no way back to the drawing, which may be a large one.
    begin: assign({ isStopping: false, error: null, drawing: null, unit: null, kinds: {} }),
    clearError: assign({ error: null }),
    /** The floors of the location are loaded again. */
    refresh: () => undefined,
  },
}).createMachine({
  id: 'floorsImport',
  description: 'Floors of a whole building from one file.',
  context: ({ input }) => ({
    ...input,
    file: null,
    share: 0,
    drawing: null,
    unit: null,
    kinds: {},
    read: null,
    building: null,
    rows: [],
    isStopping: false,
    error: null,
  }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'Asks for a file; after a fault it says why.',
      on: {
        'file.chosen': { actions: { type: 'setFile', params: ({ event }) => event.file }, target: 'reading' },
      },
    },
    reading: {
      description: 'The file is read in this browser; nothing is sent.',
      tags: 'busy',
      entry: 'clearError',
      invoke: [
        { id: 'watchReading', src: 'watchReading' },
        {
          id: 'readBuilding',
          src: 'readBuilding',
          input: ({ context }) => ({ file: known(context.file, 'The file') }),
          onDone: [
            {
              guard: { type: 'isOpenedDrawing', params: ({ event }) => event.output },
              actions: { type: 'setDrawing', params: ({ event }) => event.output },
              target: 'deciding',
            },
            { actions: { type: 'setRead', params: ({ event }) => event.output }, target: 'reviewing' },
          ],
          onError: { actions: { type: 'setError', params: errorOf }, target: 'choosing' },
        },
      ],
      on: {
        'read.progress': { actions: { type: 'setShare', params: ({ event }) => event.share } },
        cancel: 'choosing',
      },
    },
    deciding: {
      description: 'Asks which unit the drawing has, where that is not certain, and what each of its layers is.',
      on: {
        'file.chosen': { actions: { type: 'setFile', params: ({ event }) => event.file }, target: 'reading' },
        'unit.chosen': { actions: { type: 'setUnit', params: ({ event }) => event.unit } },
        'layer.chosen': {
          actions: { type: 'setLayer', params: ({ event: { layer, kind } }) => ({ layer, kind }) },
        },
        decided: { guard: 'hasUnit', target: 'planning' },
        cancel: 'choosing',
      },
    },
    planning: {
      description: 'The floor is made from the drawing, as it was decided; nothing is sent.',
      tags: 'busy',
      entry: 'clearError',
      invoke: {
        id: 'planDrawing',
        src: 'planDrawing',
        input: ({ context }) => ({
          file: known(context.file, 'The file'),
          id: known(context.drawing, 'The drawing').id,
          choices: { unit: known(context.unit, 'The unit'), kinds: context.kinds },
        }),
        onDone: {
          actions: [
            { type: 'rememberLayers', params: ({ context }) => context.kinds },
            { type: 'setRead', params: ({ event }) => event.output },
          ],
          target: 'reviewing',
        },
        onError: { actions: { type: 'setError', params: errorOf }, target: 'deciding' },
      },
      on: { cancel: 'deciding' },
    },
    reviewing: {
      description: 'Shows the floors of the file and what was left out; the person chooses which floors come in.',
      on: {
        'file.chosen': { actions: { type: 'setFile', params: ({ event }) => event.file }, target: 'reading' },
        'building.chosen': { actions: { type: 'setBuilding', params: ({ event }) => event.building } },
        'floor.chosen': { actions: { type: 'setChosen', params: ({ event }) => event } },
        back: { guard: 'isDrawing', target: 'deciding' },
        bring: { guard: 'hasFloors', target: 'bringing' },
        cancel: 'choosing',
      },
    },
    bringing: {
      description: 'The floors come in one after the other.',
      tags: 'busy',
      entry: 'begin',
      initial: 'preparing',
      exit: 'refresh',
      // The service is making something: asked for again, it would be there twice.
      on: { cancel: { actions: 'requestStop' } },
      states: {
        preparing: {
          description: 'Goes on with the building, where there is one.',
          always: [{ guard: 'hasBuilding', target: 'next' }, { target: 'building' }],
        },
        building: {
          description: 'A new building is made for the floors.',
          invoke: {
            id: 'makeBuilding',
            src: 'makeBuilding',
            input: ({ context }) => ({
              project: context.project,
              ...newBuildingOf(context.read?.name ?? '', context.file?.name ?? ''),
            }),
            onDone: { actions: { type: 'keepBuilding', params: ({ event }) => event.output }, target: 'next' },
            onError: { actions: { type: 'setError', params: errorOf }, target: '#floorsImport.interrupted' },
          },
        },
        next: {
          description: 'Goes on where the next floor stands.',
          always: [
            { guard: 'isComplete', target: '#floorsImport.done' },
            { guard: 'isStopping', target: '#floorsImport.interrupted' },
            { guard: 'isReceived', target: 'sent' },
            { guard: 'isMade', target: 'sending' },
            { target: 'making' },
          ],
        },
        making: {
          description: 'The floor is added to the building.',
          invoke: {
            id: 'makeFloor',
            src: 'makeFloor',
            input: ({ context }) => ({
              building: known(context.building, 'The building'),
              ...newFloorOf(currentFloor(context)),
            }),
            onDone: { actions: { type: 'keepFloor', params: ({ event }) => event.output }, target: 'next' },
            onError: { actions: { type: 'setError', params: errorOf }, target: '#floorsImport.interrupted' },
          },
        },
        sending: {
          description: 'The floor plan is sent, and read by the service.',
          on: { cancel: '#floorsImport.interrupted' },
          invoke: {
            id: 'sendFloorPlan',
            src: 'sendFloorPlan',
            input: ({ context }) => {
              const { archive, name } = currentFloor(context);
              return { floor: known(currentRow(context).floor, 'The floor'), archive, name };
            },
            onDone: { actions: { type: 'keepUpload', params: ({ event }) => event.output }, target: 'sent' },
            onError: { actions: { type: 'setError', params: errorOf }, target: '#floorsImport.interrupted' },
          },
        },
        sent: {
          description: 'A floor that has a floor plan keeps it: the new one is compared and approved by hand.',
          always: [{ guard: 'hasFloorPlan', actions: 'finishFloor', target: 'next' }, { target: 'approving' }],
        },
        approving: {
          description: 'The floor gets its floor plan.',
          invoke: {
            id: 'approveFloorPlan',
            src: 'approveFloorPlan',
            input: ({ context }) => ({ upload: known(currentRow(context).upload, 'The upload') }),
            onDone: [{ guard: 'hasNoLabels', actions: 'finishFloor', target: 'next' }, { target: 'labelling' }],
            onError: { actions: { type: 'setError', params: errorOf }, target: '#floorsImport.interrupted' },
          },
        },
        labelling: {
          description: 'The rooms get their names.',
          invoke: {
            id: 'sendLabels',
            src: 'sendLabels',
            input: ({ context }) => ({
              floor: known(currentRow(context).floor, 'The floor'),
              labels: currentFloor(context).labels,
            }),
            onDone: { actions: 'finishFloor', target: 'next' },
            onError: { actions: { type: 'setError', params: errorOf }, target: '#floorsImport.interrupted' },
          },
        },
      },
    },
    interrupted: {
      description: 'Says why, unless it was stopped; the floors that are in stay, and the rest can go on.',
      on: { retry: 'bringing' },
    },
    done: {
      description: 'All chosen floors are in.',
    },
  },
});

export type FloorsImportMachine = typeof floorsImportMachine;
