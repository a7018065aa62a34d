import { assign, fromCallback, setup } from 'xstate';
import type { Building } from '@/contract/buildings/buildings';
import type { DrawingUnit } from '@/model/floorPlan/sources/dxf/drawingUnit';
import type { LayerKind, LayerKinds } from '@/model/floorPlan/sources/dxf/layerKind';
import { firstKinds, type OpenedDrawing } from '@/model/floorPlan/sources/dxf/openedDrawing';
import type { DrawingChoices } from '@/model/floorPlan/sources/dxf/planOfDrawing';
import type { PlanNetwork } from '@/model/floorPlan/sources/planNetwork';
import type { ReadBuilding, ReadBuildingFloor } from '@/model/floorPlan/sources/readBuildingFloor';
import { textOf } from '../apiErrors';
import { known } from '../known';
import { provided } from '../provided';
import { buildingNamed, type FloorRow, nextRow, rowsFor } from './floorRows';

/** A file of a whole building that a person chose. */
export type BuildingFile = Blob & { readonly name: string };

export interface FloorsImportInput {
  readonly project: string;
  /** The buildings that the location has. */
  readonly buildings: readonly Building[];
  /** Whether the person may create destinations. */
  readonly mayPlace: boolean;
  /** Whether the person may change nodes and paths. */
  readonly mayBringNetwork: boolean;
}

interface Context extends FloorsImportInput {
  readonly file: BuildingFile | null;
  /** Files that were chosen with it: those of other floors, and their labels. */
  readonly others: readonly BuildingFile[];
  /** Share of the file that was read, 0 to 1. */
  readonly share: number;
  /** A drawing, or one of each floor, whose unit and layers a person decides about; null for other files. */
  readonly drawing: OpenedDrawing | null;
  /** Null until it is known or was answered. */
  readonly unit: DrawingUnit | null;
  readonly kinds: LayerKinds;
  readonly read: ReadBuilding | null;
  /** The building that gets the floors; null until a new one is made. */
  readonly building: string | null;
  readonly rows: readonly FloorRow[];
  /** Whether the network of the file comes in with its floors. */
  readonly bringsNetwork: boolean;
  /** Counts of the network that came in; null before. */
  readonly broughtNetwork: BroughtNetwork | null;
  /** Named rooms become destinations when their floor comes in. */
  readonly placesNames: boolean;
  /** Rooms that have got their destinations. */
  readonly placed: number;
  /** Somebody wants to stop after the present step. */
  readonly isStopping: boolean;
  readonly error: string | null;
}

/** A floor of the location for each floor of the file; null for one that does not come in. */
export interface BringNetworkRequest {
  readonly project: string;
  readonly network: PlanNetwork;
  readonly floors: readonly (string | null)[];
}

/** Nodes that came in, moved or went; those that were changed by hand and in the file as well, which stay. */
export interface BroughtNetwork {
  readonly added: number;
  readonly moved: number;
  readonly removed: number;
  readonly conflicts: number;
}

export type FloorsImportEvent =
  | { readonly type: 'file.chosen'; readonly file: BuildingFile; readonly others?: readonly BuildingFile[] }
  | { readonly type: 'read.progress'; readonly share: number }
  | { readonly type: 'unit.chosen'; readonly unit: DrawingUnit }
  | { readonly type: 'layer.chosen'; readonly layer: string; readonly kind: LayerKind }
  | { readonly type: 'decided' }
  | { readonly type: 'back' }
  | { readonly type: 'building.chosen'; readonly building: string | null }
  | { readonly type: 'names.set'; readonly isOn: boolean }
  | { readonly type: 'floor.chosen'; readonly id: string; readonly isChosen: boolean }
  | { readonly type: 'network.chosen'; readonly isChosen: boolean }
  | { readonly type: 'bring' }
  | { readonly type: 'cancel' }
  | { readonly type: 'retry' };

type ChosenFiles = Required<Pick<Extract<FloorsImportEvent, { readonly type: 'file.chosen' }>, 'file' | 'others'>>;

const isDrawing = (read: ReadBuilding | OpenedDrawing): read is OpenedDrawing => 'facts' in read;
export const currentRow = ({ rows }: Context): FloorRow => known(rows[nextRow(rows)] ?? null, 'The floor');
export const currentFloor = (context: Context): ReadBuildingFloor =>
  known(context.read?.floors.find(({ id }) => id === currentRow(context).id) ?? null, 'The floor of the file');
/** A floor that has a floor plan may have a network of its own. */
const comesWithNetwork = (read: ReadBuilding | null, rows: readonly FloorRow[]): boolean =>
  read?.network !== undefined && rows.every(({ hasPlan }) => !hasPlan);
const withRow = (context: Context, change: Partial<FloorRow>): FloorRow[] =>
  context.rows.map((row, at) => (at === nextRow(context.rows) ? { ...row, ...change } : row));

/** Data, actors, guards and actions of the import of floors; its chart is the machine. */
export const floorsImportSetup = setup({
  types: {
    context: {} as Context,
    events: {} as FloorsImportEvent,
    input: {} as FloorsImportInput,
    tags: {} as 'busy',
  },
  actors: {
    readBuilding: provided<ReadBuilding | OpenedDrawing, { file: BuildingFile; others: readonly BuildingFile[] }>(
      'readBuilding',
    ),
    planDrawing: provided<ReadBuilding, { files: readonly BuildingFile[]; id: string; choices: DrawingChoices }>(
      'planDrawing',
    ),
    /** Sends how far the reading is. */
    watchReading: fromCallback<{ type: 'read.progress'; share: number }>(() => {
      throw new Error('src/app/buildings provides watchReading.');
    }),
    makeBuilding: provided<string, { project: string; name: string; shortname: string }>('makeBuilding'),
    makeFloor: provided<string, { building: string; name: string; shortname: string; order: number }>('makeFloor'),
    sendFloorPlan: provided<string, { floor: string; archive: Blob; name: string }>('sendFloorPlan'),
    approveFloorPlan: provided<void, { upload: string }>('approveFloorPlan'),
    bringNetwork: provided<BroughtNetwork, BringNetworkRequest>('bringNetwork'),
    sendLabels: provided<void, { floor: string; labels: string }>('sendLabels'),
    /** Answers with the number of rooms that have got their destinations. */
    placeNames: provided<number, { floor: string; read: ReadBuildingFloor; upload: string }>('placeNames'),
  },
  guards: {
    isOpenedDrawing: (_, read: ReadBuilding | OpenedDrawing) => isDrawing(read),
    isDrawing: ({ context }) => context.drawing !== null,
    hasUnit: ({ context }) => context.unit !== null,
    hasFloors: ({ context }) => context.rows.some(({ isChosen }) => isChosen),
    hasBuilding: ({ context }) => context.building !== null,
    isStopping: ({ context }) => context.isStopping,
    isComplete: ({ context }) => nextRow(context.rows) < 0,
    bringsNetwork: ({ context }) =>
      context.mayBringNetwork &&
      context.bringsNetwork &&
      context.read?.network !== undefined &&
      context.broughtNetwork === null,
    isMade: ({ context }) => currentRow(context).floor !== null,
    isReceived: ({ context }) => currentRow(context).upload !== null,
    hasFloorPlan: ({ context }) => currentRow(context).hasPlan,
    placesNames: ({ context }) => context.placesNames && context.mayPlace && (currentFloor(context).named ?? 0) > 0,
    hasNoLabels: ({ context }) => currentFloor(context).labels === '',
  },
  actions: {
    setFiles: assign({
      file: (_, { file }: ChosenFiles) => file,
      others: (_, { others }: ChosenFiles) => others,
      share: 0,
      drawing: null,
      unit: null,
      kinds: {},
      read: null,
      rows: [],
      building: null,
      bringsNetwork: false,
      broughtNetwork: null,
      placed: 0,
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
      // A drawing is one floor, and so is a file for each floor: most likely of the building that is there.
      const isPart = context.drawing !== null || read.areFiles === true;
      const only = isPart && context.buildings.length === 1 ? context.buildings[0] : null;
      const building = buildingNamed(context.buildings, read.name) ?? only ?? null;
      const rows = rowsFor(read.floors, building);
      return { read, building: building?.uuid ?? null, rows, bringsNetwork: comesWithNetwork(read, rows) };
    }),
    setBuilding: assign(({ context }, uuid: string | null) => {
      const building = context.buildings.find((one) => one.uuid === uuid) ?? null;
      const rows = rowsFor(context.read?.floors ?? [], building);
      return { building: building?.uuid ?? null, rows, bringsNetwork: comesWithNetwork(context.read, rows) };
    }),
    setChosen: assign({
      rows: ({ context }, { id, isChosen }: { id: string; isChosen: boolean }) =>
        context.rows.map((row) => (row.id === id ? { ...row, isChosen } : row)),
    }),
    setBringsNetwork: assign({ bringsNetwork: (_, isChosen: boolean) => isChosen }),
    keepNetwork: assign({ broughtNetwork: (_, brought: BroughtNetwork) => brought }),
    setNames: assign({ placesNames: (_, isOn: boolean) => isOn }),
    addPlaced: assign({ placed: ({ context }, count: number) => context.placed + count }),
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
});
