import { clampedEdgeSettings, type EdgeSettings } from '../edgeSettings';
import type { EdgeId } from '../network';
import { changeRecords } from './changeRecords';
import type { NetworkEdit } from './networkEdit';

/** Gives paths the same settings, each brought into its limits. */
export function setEdges(ids: Iterable<EdgeId>, settings: Partial<EdgeSettings>): NetworkEdit {
  return (network) => {
    const edges = changeRecords(network.edges, ids, clampedEdgeSettings(settings));
    return edges === network.edges ? network : { ...network, edges };
  };
}
