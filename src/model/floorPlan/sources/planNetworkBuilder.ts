import type { Point } from '@/model/geometry/points';
import {
  type NetworkProblem,
  type NetworkProblemReason,
  type PlanNetwork,
  type PlanNode,
  type PlanTransit,
  SOURCE_KEY,
} from './planNetwork';

/** Nodes within a millimetre of each other are one: the service keeps millimetres. */
const DECIMALS = 1e3;

/** A node that was added: its floor, and its index there. */
export interface AddedNode {
  readonly floor: number;
  readonly node: number;
}

interface FloorBeingBuilt {
  readonly nodes: PlanNode[];
  readonly links: [number, number][];
  readonly linked: Set<string>;
  readonly at: Map<string, number>;
}

const placeKey = ({ x, y }: Point): string => `${Math.round(x * DECIMALS)} ${Math.round(y * DECIMALS)}`;
const placeOf = ({ floor, node }: AddedNode): AddedNode => ({ floor, node });
const keyOf = (one: AddedNode): string => `${one.floor} ${one.node}`;

/** Puts the network of a source together: no node and no path is there twice. */
export class PlanNetworkBuilder {
  readonly #floors: FloorBeingBuilt[];
  readonly #between: (readonly [AddedNode, AddedNode, Pick<PlanTransit, 'facility' | 'label'>])[] = [];
  readonly #problems: NetworkProblem[] = [];
  readonly #meshes = new Set<string>();

  constructor(floors: number) {
    this.#floors = Array.from({ length: floors }, () => ({
      nodes: [],
      links: [],
      linked: new Set<string>(),
      at: new Map<string, number>(),
    }));
  }

  /** @param mesh room whose entrance the node is; the first node of a room is */
  node(floor: number, id: string, { x, y }: Point, mesh: string | null = null): AddedNode {
    const { nodes, at } = this.#floors[floor]!;
    const place = placeKey({ x, y });
    const known = at.get(place);
    if (known !== undefined) return { floor, node: known };
    const entrance = mesh === null || this.#meshes.has(`${floor} ${mesh}`) ? null : mesh;
    if (entrance !== null) this.#meshes.add(`${floor} ${mesh}`);
    at.set(place, nodes.length);
    nodes.push({ key: `${SOURCE_KEY}${id}`, x, y, mesh: entrance });
    return { floor, node: nodes.length - 1 };
  }

  /** Whether a node is at this place of a floor. */
  hasNode(floor: number, place: Point): boolean {
    return this.#floors[floor]!.at.has(placeKey(place));
  }

  /** Joins two nodes: by a path on one floor, else by stairs or a lift. */
  join(from: AddedNode, to: AddedNode, transit: Pick<PlanTransit, 'facility' | 'label'>): void {
    if (from.floor !== to.floor) {
      this.#between.push([placeOf(from), placeOf(to), transit]);
      return;
    }
    const { links, linked } = this.#floors[from.floor]!;
    const key = [from.node, to.node].sort((one, other) => one - other).join(' ');
    if (from.node === to.node || linked.has(key)) return;
    linked.add(key);
    links.push([from.node, to.node]);
  }

  problem(reason: NetworkProblemReason, id: string, floor: number | null = null, place: Point | null = null): void {
    this.#problems.push({ reason, id, floor, place: place && { x: place.x, y: place.y } });
  }

  /** Null where nothing was added. */
  network(): PlanNetwork | null {
    if (this.#floors.every(({ nodes }) => nodes.length === 0) && this.#problems.length === 0) return null;
    const transits = this.#transits();
    return {
      floors: this.#floors.map(({ nodes, links }) => ({ nodes, links })),
      transits,
      problems: this.#problems,
    };
  }

  /** Nodes that are joined across floors are stops of one shaft, which stops once on each floor. */
  #transits(): PlanTransit[] {
    const shaftOf = new Map<string, { stops: AddedNode[]; readonly of: Pick<PlanTransit, 'facility' | 'label'> }>();
    for (const [from, to, transit] of this.#between) {
      const one = shaftOf.get(keyOf(from)) ?? { stops: [from], of: transit };
      const other = shaftOf.get(keyOf(to)) ?? { stops: [to], of: transit };
      if (one === other) continue;
      const stops = [...one.stops, ...other.stops];
      if (new Set(stops.map(({ floor }) => floor)).size < stops.length) {
        const { key, x, y } = this.#floors[to.floor]!.nodes[to.node]!;
        this.problem('two-shafts', key.slice(SOURCE_KEY.length), to.floor, { x, y });
        continue;
      }
      const shaft = { stops, of: one.of };
      for (const stop of stops) shaftOf.set(keyOf(stop), shaft);
    }
    return [...new Set(shaftOf.values())].map(({ stops, of }) => ({
      ...of,
      stops: stops.sort((one, other) => one.floor - other.floor),
    }));
  }
}
