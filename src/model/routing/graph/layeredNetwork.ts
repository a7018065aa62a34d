import type { Edge, EdgeId, MapNode, Network, NodeId } from '@/model/network/network';

/** A network with changes in a layer above it, so that one change does not copy the maps. */
export class LayeredNetwork {
  #base: Network;
  readonly #nodes = new Map<NodeId, MapNode | undefined>();
  readonly #edges = new Map<EdgeId, Edge | undefined>();

  constructor(base: Network) {
    this.#base = base;
  }

  node(id: NodeId): MapNode | undefined {
    return this.#nodes.has(id) ? this.#nodes.get(id) : this.#base.nodes.get(id);
  }

  edge(id: EdgeId): Edge | undefined {
    return this.#edges.has(id) ? this.#edges.get(id) : this.#base.edges.get(id);
  }

  setNode(id: NodeId, node: MapNode | undefined): void {
    this.#nodes.set(id, node);
  }

  setEdge(id: EdgeId, edge: Edge | undefined): void {
    this.#edges.set(id, edge);
  }

  /** The network including the changes; the layer is empty afterwards. */
  flatten(): Network {
    if (this.#nodes.size + this.#edges.size > 0)
      this.#base = {
        ...this.#base,
        nodes: merged(this.#base.nodes, this.#nodes),
        edges: merged(this.#base.edges, this.#edges),
      };
    this.#nodes.clear();
    this.#edges.clear();
    return this.#base;
  }

  replace(base: Network): void {
    this.#base = base;
    this.#nodes.clear();
    this.#edges.clear();
  }
}

function merged<Id, Value>(
  base: ReadonlyMap<Id, Value>,
  layer: ReadonlyMap<Id, Value | undefined>,
): ReadonlyMap<Id, Value> {
  if (layer.size === 0) return base;
  const records = new Map(base);
  for (const [id, value] of layer) {
    if (value === undefined) records.delete(id);
    else records.set(id, value);
  }
  return records;
}
