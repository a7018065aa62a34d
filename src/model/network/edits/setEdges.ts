import { clampedEdgeSettings, type EdgeSettings } from '../edgeSettings';
import type { EdgeId } from '../network';
import { changeRecords } from './changeRecords';
import type { NetworkEdit } from './networkEdit';

/** Applies settings to paths, clamped to their limits. */
export function setEdges(ids: Iterable<EdgeId>, settings: Partial<EdgeSettings>): NetworkEdit {
  return (network) => {
    const edges = changeRecords(network.edges, ids, clampedEdgeSettings(settings));
    return edges === network.edges ? network : { ...network, edges };
  };
}
