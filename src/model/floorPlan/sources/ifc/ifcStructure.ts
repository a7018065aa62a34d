import { refOf, refsOf } from './ifcAttributes';
import type { IfcModel } from './ifcModel';

/** Steps up to a storey: a door, its opening, its wall, an assembly; more are a circle. */
const MOST_STEPS = 20;

/** How the entities of a file hang together. */
export class IfcStructure {
  readonly #storeys: ReadonlySet<number>;
  readonly #parents = new Map<number, number>();
  readonly #parts = new Map<number, number[]>();
  readonly #openings = new Map<number, number>();
  readonly #hosts = new Map<number, number>();

  constructor(model: IfcModel) {
    this.#storeys = new Set(model.idsOf('IFCBUILDINGSTOREY'));
    for (const id of model.idsOf('IFCRELAGGREGATES')) {
      const line = model.line(id);
      const whole = refOf(line, 'RelatingObject');
      if (whole === null) continue;
      const parts = refsOf(line, 'RelatedObjects');
      const all = this.#parts.get(whole) ?? [];
      this.#parts.set(whole, all);
      for (const part of parts) {
        this.#parents.set(part, whole);
        all.push(part);
      }
    }
    for (const id of model.idsOf('IFCRELCONTAINEDINSPATIALSTRUCTURE')) {
      const line = model.line(id);
      const place = refOf(line, 'RelatingStructure');
      if (place !== null) for (const element of refsOf(line, 'RelatedElements')) this.#parents.set(element, place);
    }
    this.#join(model, 'IFCRELFILLSELEMENT', this.#openings, 'RelatedBuildingElement', 'RelatingOpeningElement');
    this.#join(model, 'IFCRELVOIDSELEMENT', this.#hosts, 'RelatedOpeningElement', 'RelatingBuildingElement');
  }

  #join(model: IfcModel, type: string, into: Map<number, number>, from: string, to: string): void {
    for (const id of model.idsOf(type)) {
      const line = model.line(id);
      const [one, other] = [refOf(line, from), refOf(line, to)];
      if (one !== null && other !== null) into.set(one, other);
    }
  }

  /** The whole that an entity is a part of, or the place that it lies in; null without either. */
  parentOf(id: number): number | null {
    return this.#parents.get(id) ?? null;
  }

  partsOf(id: number): readonly number[] {
    return this.#parts.get(id) ?? [];
  }

  /** The opening that a door fills. */
  openingOf(door: number): number | null {
    return this.#openings.get(door) ?? null;
  }

  /** The wall that a door is in. */
  wallOf(door: number): number | null {
    const opening = this.openingOf(door);
    return opening === null ? null : (this.#hosts.get(opening) ?? null);
  }

  /** The storey that an entity is on, by what it is part of, lies in or fills. */
  storeyOf(id: number): number | null {
    let at: number | null = id;
    for (let step = 0; at !== null && step < MOST_STEPS; step++) {
      if (this.#storeys.has(at)) return at;
      at = this.parentOf(at) ?? this.openingOf(at) ?? this.#hosts.get(at) ?? null;
    }
    return null;
  }
}
