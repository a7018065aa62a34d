import { setEdges } from '../edits/setEdges';
import type { EdgeId, Network } from '../network';
import { editPaths } from './editPaths';
import type { Operation } from './operation';

/**
 * Allows or forbids a travel type on paths as one step; their other travel types do not change. A path keeps at least
 * one: without any, nobody could say who may take it.
 */
export function allowTravel(network: Network, ids: readonly EdgeId[], type: string, isAllowed: boolean): Operation {
  const changed = editPaths(network, ids, {});
  return {
    ...changed,
    blockedBy: changed.blockedBy ?? (isAllowed || !isLastOfAny(network, ids, type) ? null : 'no-travel-type'),
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

const isLastOfAny = (network: Network, ids: readonly EdgeId[], type: string): boolean =>
  ids.some((id) => network.edges.get(id)?.travel.every((one) => one === type));
