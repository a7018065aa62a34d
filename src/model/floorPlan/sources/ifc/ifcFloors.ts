import type { PlanFloor, PlanSpace } from '../buildingPlan';
import { heightsOf } from '../spaceHeights';
import { nameSpaces } from '../spaceNames';
import { guidOf, numberOf, refOf, textOf } from './ifcAttributes';
import type { IfcModel } from './ifcModel';
import { shifted } from './ifcOrigin';
import type { IfcPiece } from './ifcPieces';
import type { IfcStructure } from './ifcStructure';

/** Metres: a storey this little below the ground is at street level. */
const STREET = -0.5;
/** Metres above or below a floor up to which stairs and lifts reach it. */
const NEAR_FLOOR = 0.3;

/** Metres that the end of a stair is drawn high. */
const LEAST_HEIGHT = 1;

interface Storey {
  readonly id: number;
  /** Metres above 0 of the building. */
  readonly elevation: number;
  /** The height of its floor, in metres above 0 of the file. */
  readonly base: number;
  readonly building: number | null;
  readonly pieces: IfcPiece[];
}

/**
 * The storeys with something on them as floors, lowest first. The first at or above street level has ordinal 0 in each
 * building of the file. Stairs and lifts are on each floor that they reach.
 *
 * @param unit metres in a unit of the file
 */
export function ifcFloors(
  model: IfcModel,
  structure: IfcStructure,
  pieces: readonly IfcPiece[],
  origin: readonly [number, number],
  unit: number,
): PlanFloor[] {
  const onStorey = new Map<number, IfcPiece[]>();
  for (const piece of pieces) {
    const on = onStorey.get(piece.storey) ?? [];
    onStorey.set(piece.storey, on);
    on.push(piece);
  }
  const storeys = [...onStorey].map(([id, on]) => storeyOf(model, structure, id, on, unit));
  storeys.sort((one, other) => one.elevation - other.elevation);
  const buildings = new Map<number | null, Storey[]>();
  for (const storey of storeys) buildings.set(storey.building, [...(buildings.get(storey.building) ?? []), storey]);
  const floors: PlanFloor[] = [];
  for (const [building, own] of buildings) {
    const street = own.findIndex(({ elevation }) => elevation >= STREET);
    const ground = street < 0 ? own.length - 1 : street;
    const prefix = buildings.size > 1 && building !== null ? textOf(model.line(building), 'Name') : '';
    for (const [at, storey] of own.entries()) {
      const reaching = own.flatMap((other) =>
        other === storey ? [] : other.pieces.filter((one) => reaches(one, storey)).map((one) => raised(one, storey)),
      );
      const floor = floorOf(model, { ...storey, pieces: [...storey.pieces, ...reaching] }, at - ground, origin);
      floors.push(prefix === '' ? floor : { ...floor, name: `${prefix}: ${floor.name}` });
    }
  }
  return floors.sort((one, other) => one.ordinal - other.ordinal);
}

const reaches = ({ facility, heights: [low, high] }: IfcPiece, { base }: Storey): boolean =>
  (facility === 'stairs' || facility === 'lift' || facility === 'escalator') &&
  low <= base + NEAR_FLOOR &&
  high >= base - NEAR_FLOOR;

/** Stands on the floor that it reaches, at least so high that it is drawn. */
const raised = (piece: IfcPiece, { base }: Storey): IfcPiece => ({
  ...piece,
  heights: [base, Math.max(piece.heights[1], base + LEAST_HEIGHT)],
});

function storeyOf(model: IfcModel, structure: IfcStructure, id: number, pieces: IfcPiece[], unit: number): Storey {
  const line = model.line(id);
  const placement = refOf(line, 'ObjectPlacement');
  const placed = ((placement === null ? null : model.placement(placement))?.[14] ?? 0) * unit;
  const elevation = numberOf(line, 'Elevation');
  let building = structure.parentOf(id);
  while (building !== null && model.typeOf(building) !== 'IfcBuilding') building = structure.parentOf(building);
  const lows = pieces
    .filter(({ noun }) => noun === 'room')
    .map(({ heights }) => heights[0])
    .sort((one, other) => one - other);
  return {
    id,
    elevation: elevation === null ? placed : elevation * unit,
    base: lows[lows.length >> 1] ?? placed,
    building,
    pieces,
  };
}

function floorOf(
  model: IfcModel,
  { id, base, pieces }: Storey,
  ordinal: number,
  origin: readonly [number, number],
): PlanFloor {
  const line = model.line(id);
  const names = nameSpaces(
    pieces.map(({ id: guid, noun, number, longName }) => ({ id: guid, noun, label: `${number} ${longName}`.trim() })),
  );
  const counts = new Map<string, number>();
  for (const { longName } of pieces) counts.set(longName, (counts.get(longName) ?? 0) + 1);
  return {
    id: guidOf(line, id),
    name: textOf(line, 'Name') || textOf(line, 'LongName') || `Level ${ordinal}`,
    shortname: String(ordinal),
    ordinal,
    spaces: pieces.map((piece, at): PlanSpace => {
      const { number, longName, kind, facility } = piece;
      return {
        id: piece.id,
        name: names[at]!,
        // A name that several rooms have needs the number to tell them apart.
        label:
          (counts.get(longName) ?? 0) > 1 && longName !== number ? `${longName} ${number}`.trim() : longName || number,
        kind,
        facility,
        heights: heightsAbove(piece, base),
        ...shifted(piece, origin),
      };
    }),
  };
}

/** Ground stays flat; everything else is as high as it is. */
function heightsAbove({ kind, heights: [low, high] }: IfcPiece, base: number): readonly [low: number, high: number] {
  const isFlat = kind === 'corridor' || kind === 'floor';
  return isFlat || !(high > low) ? heightsOf(kind) : [millimetres(low - base), millimetres(high - base)];
}

// Plus 0, since a rounded -0 is another number.
const millimetres = (metres: number): number => Math.round(metres * 1000) / 1000 + 0;
