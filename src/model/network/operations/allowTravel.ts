import { setEdges } from '../edits/setEdges';
import type { EdgeId, Network } from '../network';
import { editPaths } from './editPaths';
import type { Operation } from './operation';

/** Allows or forbids a travel type on paths as one step; their other travel types do not change. */
export function allowTravel(network: Network, ids: readonly EdgeId[], type: string, isAllowed: boolean): Operation {
  return {
    ...editPaths(network, ids, {}),
    edit: (before) =>
      ids.reduce((now, id) => {
        const travel = now.edges.get(id)?.travel ?? [];
        const others = travel.filter((one) => one !== type);
        return isAllowed === travel.includes(type)
          ? now
          : setEdges([id], { travel: isAllowed ? [...others, type] : others })(now);
      }, before),
  };
}
