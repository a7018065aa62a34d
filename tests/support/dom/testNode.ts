import type { NodeDetails } from '@/contract/network/nodes';

const PLACE = '11111111-1111-4111-8111-111111111111';

/** A node as the service describes it beside the network, without amenities and kiosks. */
export const testNode = (more: Partial<NodeDetails> = {}): NodeDetails => ({
  id: 1,
  floor_id: PLACE,
  x: 0,
  y: 0,
  z: 0,
  name: '',
  open: true,
  mesh: null,
  dynamicRoute: null,
  project_id: PLACE,
  amenities: [],
  screens: [],
  location_description: '',
  revision: 1,
  ...more,
});
