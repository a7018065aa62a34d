import * as z from 'zod/mini';
import { LAYER_KINDS } from '@/model/floorPlan/sources/dxf/layerKind';
import { noData } from '../common';
import { endpoint } from '../endpoint';
import { ownedRecord, withFeature } from '../policy';

/** Letters of the longest name of a layer, and layers that are saved in one call. */
export const LONGEST_LAYER = 255;
export const MOST_LAYERS = 2000;

const kindsRule = z.record(z.string().check(z.minLength(1), z.maxLength(LONGEST_LAYER)), z.enum(LAYER_KINDS));

export const readLayerKinds = endpoint({
  name: 'readLayerKinds',
  method: 'GET',
  path: 'projects/{uuid}/layer-kinds',
  summary: 'The use of layers of drawings, by name, as the organisation last chose it.',
  policy: ownedRecord('project', 'uuid'),
  answers: 'members',
  data: z.object({ kinds: kindsRule }),
  addition: true,
});

export const saveLayerKinds = endpoint({
  name: 'saveLayerKinds',
  method: 'PUT',
  path: 'projects/{uuid}/layer-kinds',
  summary: 'Remembers the use of layers of a drawing for the next drawings of the organisation.',
  policy: withFeature('locations', ownedRecord('project', 'uuid')),
  answers: 'members-with-content',
  body: z.object({
    kinds: kindsRule.check(z.refine((kinds) => Object.keys(kinds).length <= MOST_LAYERS)),
  }),
  data: noData,
  addition: true,
});
