import { LONGEST_LAYER, MOST_LAYERS, readLayerKinds, saveLayerKinds } from '@/contract/buildings/layerKinds';
import type { LayerKinds } from '@/model/floorPlan/sources/dxf/layerKind';
import { call } from '../transport/http';

/** The use of layers by name, as the organisation of a location last chose it. @throws ApiError */
export const fetchLayerKinds = async (project: string, signal: AbortSignal): Promise<LayerKinds> =>
  (await call(readLayerKinds, { params: { uuid: project }, signal })).data.kinds;

/** Remembers the use of layers; those with a name that no program writes are passed over. @throws ApiError */
export const sendLayerKinds = async (project: string, kinds: LayerKinds): Promise<void> => {
  const kept = Object.entries(kinds).filter(([layer]) => layer !== '' && layer.length <= LONGEST_LAYER);
  await call(saveLayerKinds, {
    params: { uuid: project },
    body: { kinds: Object.fromEntries(kept.slice(0, MOST_LAYERS)) },
  });
};
