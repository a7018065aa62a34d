import { OutlineTracer } from '@/model/geometry/outline/outlineTracer';
import type { PlanSpace } from '../buildingPlan';
import type { SpaceKind } from '../imdf/unitKinds';
import type { LeftOutLog } from '../leftOutLog';
import type { PlanOutline } from '../outlineOf';
import { guidOf, isTrue, lineAt, numberOf, refOf, refsOf, textOf } from './ifcAttributes';
import { placeDoor } from './ifcDoor';
import { DRAWN, isUnseen, kindOfSpace, kindOfTransport } from './ifcKinds';
import { type IfcBody, type IfcLine, type IfcModel, NO_BODY } from './ifcModel';
import { heightsOfBody, outlineOfGround, outlineOfProduct } from './ifcOutline';
import type { IfcStructure } from './ifcStructure';

/** A part of a floor, in metres from 0, 0, 0 of the file. */
export interface IfcPiece extends Omit<PlanSpace, 'name' | 'label'> {
  readonly storey: number;
  readonly noun: string;
  /** `Name` of a space: its number; empty for others. */
  readonly number: string;
  /** `LongName` of a space; empty where it has none. */
  readonly longName: string;
}

/** Finds the parts of floors in a file; what it leaves out is in the log. */
export class IfcPieces {
  readonly #model: IfcModel;
  readonly #structure: IfcStructure;
  readonly #leftOut: LeftOutLog;
  readonly #unit: number;
  readonly #tracers = new Map<number, OutlineTracer>();
  /** Parts of products that are drawn as one, and products with a kind of their own. */
  readonly #used = new Set<number>();
  readonly #external: ReadonlySet<number>;
  readonly #beside = new Map<number, { readonly rooms: readonly IfcPiece[]; readonly walls: readonly IfcPiece[] }>();

  /** @param unit metres in a unit of the file */
  constructor(model: IfcModel, structure: IfcStructure, leftOut: LeftOutLog, unit: number) {
    this.#model = model;
    this.#structure = structure;
    this.#leftOut = leftOut;
    this.#unit = unit;
    this.#external = externalProducts(model);
  }

  /** A room; null where it is left out. */
  space(id: number): IfcPiece | null {
    const line = this.#model.line(id);
    const [type, composition] = [textOf(line, 'PredefinedType'), textOf(line, 'CompositionType')];
    const [number, longName] = [textOf(line, 'Name'), textOf(line, 'LongName')];
    const isSpace = (other: number | null) => other !== null && this.#model.typeOf(other) === 'IfcSpace';
    // Gross areas, flats of several rooms, and parts of rooms lie over the rooms themselves.
    const isOver =
      type === 'GFA' ||
      (composition === 'COMPLEX' && this.#structure.partsOf(id).some(isSpace)) ||
      (composition === 'PARTIAL' && isSpace(this.#structure.parentOf(id)));
    if (isOver) {
      this.#leftOut.add('other-kind', `IfcSpace ${type === 'GFA' ? type : composition}`, guidOf(line, id));
      return null;
    }
    const kind = kindOfSpace(type, longName || number);
    return this.#piece(id, line, kind, outlineOfGround, { noun: 'room', number, longName });
  }

  /** Stairs, lifts, walls and what else is drawn, with their parts. */
  *products(): Generator<IfcPiece> {
    for (const [type, kind] of DRAWN)
      for (const id of this.#model.idsOf(type)) {
        if (this.#used.has(id)) continue;
        const line = this.#model.line(id);
        const carried = textOf(line, 'OperationType') || textOf(line, 'PredefinedType');
        const known = type === 'IFCTRANSPORTELEMENT' ? kindOfTransport(carried) : kind;
        if (!known) continue;
        this.#used.add(id);
        const noun = known.facility ?? (type === 'IFCCOLUMN' ? 'column' : known.kind);
        const piece = this.#piece(id, line, known, outlineOfProduct, { noun, number: '', longName: '' });
        if (piece) yield piece;
      }
  }

  /** @param others the rooms and walls of the file */
  door(id: number, others: readonly IfcPiece[]): IfcPiece | null {
    this.#used.add(id);
    const line = this.#model.line(id);
    const storey = this.#structure.storeyOf(id);
    if (storey === null) return this.#without('no-level', id, line);
    const opening = this.#structure.openingOf(id);
    const width = numberOf(line, 'OverallWidth');
    const body = this.#bodyOf(id);
    const beside = this.#besides(others, storey);
    const door = placeDoor(
      {
        body,
        opening: opening === null ? NO_BODY : this.#model.body(opening),
        axis: this.#axisOf(line),
        width: width === null ? null : width * this.#unit,
      },
      beside.rooms,
      beside.walls,
    );
    if (!door) return this.#without('no-outline', id, line);
    const isExternal = this.#external.has(id) || this.#external.has(this.#structure.wallOf(id) ?? id);
    // Programs set the property for all doors of a type, or for none.
    const isEntrance = !door.isInside && (isExternal || door.isOutermost);
    const heights = heightsOfBody(body.length > 0 ? body : this.#model.body(opening ?? id));
    const noun = isEntrance ? 'entrance' : 'door';
    return {
      id: guidOf(line, id),
      storey,
      kind: 'door',
      facility: null,
      heights,
      noun,
      number: '',
      longName: '',
      ...door.shape,
    };
  }

  /** The rooms and walls of a storey, which each of its doors looks at. */
  #besides(pieces: readonly IfcPiece[], storey: number) {
    let found = this.#beside.get(storey);
    if (!found) {
      const on = pieces.filter((piece) => piece.storey === storey);
      found = { rooms: on.filter(({ noun }) => noun === 'room'), walls: on.filter(({ noun }) => noun === 'wall') };
      this.#beside.set(storey, found);
    }
    return found;
  }

  /** Counts the elements that are no part of a floor, except for those that no floor plan shows. */
  leaveOthersOut(): void {
    for (const id of this.#model.idsOf('IFCELEMENT')) {
      if (this.#used.has(id)) continue;
      const type = this.#model.typeOf(id);
      if (!isUnseen(type)) this.#leftOut.add('other-kind', type, () => guidOf(this.#model.line(id), id));
    }
  }

  #piece(
    id: number,
    line: IfcLine | null,
    kind: SpaceKind,
    trace: (body: IfcBody, tracer: OutlineTracer) => PlanOutline | null,
    words: Pick<IfcPiece, 'noun' | 'number' | 'longName'>,
  ): IfcPiece | null {
    const storey = this.#structure.storeyOf(id);
    if (storey === null) return this.#without('no-level', id, line);
    const tracer = this.#tracers.get(storey) ?? new OutlineTracer();
    this.#tracers.set(storey, tracer);
    const body = this.#bodyOf(id);
    const shape = trace(body, tracer);
    if (!shape) return this.#without('no-outline', id, line);
    return { id: guidOf(line, id), storey, ...kind, heights: heightsOfBody(body), ...words, ...shape };
  }

  #without(reason: 'no-level' | 'no-outline', id: number, line: IfcLine | null): null {
    this.#leftOut.add(reason, this.#model.typeOf(id), guidOf(line, id));
    return null;
  }

  /** The body of a product with those of its parts: the flights of a stair, the panels of a curtain wall. */
  #bodyOf(id: number): IfcBody {
    const bodies = [this.#model.body(id)];
    for (const part of this.#structure.partsOf(id)) {
      const type = this.#model.typeOf(part);
      // Doors are drawn for themselves, and a space has none of its parts in its outline.
      if (type.startsWith('IfcDoor') || type === 'IfcSpace' || type === 'IfcRailing' || this.#used.has(part)) continue;
      this.#used.add(part);
      bodies.push(this.#bodyOf(part));
    }
    if (bodies.length === 1) return bodies[0]!;
    const whole = new Float64Array(bodies.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const body of bodies) {
      whole.set(body, at);
      at += body.length;
    }
    return whole;
  }

  /** The x axis of a product on the plan, of length 1: along the wall, for a door. */
  #axisOf(line: IfcLine | null): readonly [x: number, y: number] {
    const placement = refOf(line, 'ObjectPlacement');
    const matrix = placement === null ? null : this.#model.placement(placement);
    const [x, y] = [matrix?.[0] ?? 1, -(matrix?.[1] ?? 0)];
    const length = Math.hypot(x, y);
    return length > 0 ? [x / length, y / length] : [1, 0];
  }
}

/** Walls and doors of the outside, by the property `IsExternal`. */
function externalProducts(model: IfcModel): Set<number> {
  const external = new Set<number>();
  const asked = new Set([...model.idsOf('IFCDOOR'), ...model.idsOf('IFCWALL'), ...model.idsOf('IFCCURTAINWALL')]);
  for (const id of model.idsOf('IFCRELDEFINESBYPROPERTIES')) {
    const line = model.line(id);
    const products = refsOf(line, 'RelatedObjects').filter((product) => asked.has(product));
    if (products.length === 0) continue;
    const isExternal = refsOf(lineAt(model, line, 'RelatingPropertyDefinition'), 'HasProperties').some((property) => {
      const value = model.line(property);
      return textOf(value, 'Name') === 'IsExternal' && isTrue(value, 'NominalValue');
    });
    if (isExternal) for (const product of products) external.add(product);
  }
  return external;
}
