import { floorId, nodeId } from '@/model/network/network';
import type { CaseEnd, RouteCase } from '@/model/routing/cases/routeCase';
import type { WireRouteCase, WireRouteEnd } from './routeCases';

const toEnd = (end: WireRouteEnd): CaseEnd =>
  'node_id' in end
    ? { kind: 'node', node: nodeId(end.node_id) }
    : { kind: 'room', floor: floorId(end.floor_id), mesh: end.object_name };

/** The route case of the wire as the model has it. */
export const toRouteCase = (wire: WireRouteCase): RouteCase => ({
  id: wire.id,
  name: wire.name,
  from: toEnd(wire.from),
  to: toEnd(wire.to),
  stepFree: wire.step_free,
  maxMetres: wire.max_metres,
  maxSeconds: wire.max_seconds,
});
