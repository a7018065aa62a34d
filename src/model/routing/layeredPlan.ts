import type { Joint, JointId, MapNode, NodeId, Plan } from '@/model/plan/plan';

/** A plan with single changes laid over it, so that one change does not copy the maps. */
export class LayeredPlan {
  #base: Plan;
  readonly #nodes = new Map<NodeId, MapNode | undefined>();
  readonly #joints = new Map<JointId, Joint | undefined>();

  constructor(base: Plan) {
    this.#base = base;
  }

  node(id: NodeId): MapNode | undefined {
    return this.#nodes.has(id) ? this.#nodes.get(id) : this.#base.nodes.get(id);
  }

  joint(id: JointId): Joint | undefined {
    return this.#joints.has(id) ? this.#joints.get(id) : this.#base.joints.get(id);
  }

  setNode(id: NodeId, node: MapNode | undefined): void {
    this.#nodes.set(id, node);
  }

  setJoint(id: JointId, joint: Joint | undefined): void {
    this.#joints.set(id, joint);
  }

  /** The whole plan, with the changes in it; the layer is empty afterwards. */
  flatten(): Plan {
    if (this.#nodes.size + this.#joints.size > 0)
      this.#base = {
        ...this.#base,
        nodes: merged(this.#base.nodes, this.#nodes),
        joints: merged(this.#base.joints, this.#joints),
      };
    this.#nodes.clear();
    this.#joints.clear();
    return this.#base;
  }

  replace(base: Plan): void {
    this.#base = base;
    this.#nodes.clear();
    this.#joints.clear();
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
