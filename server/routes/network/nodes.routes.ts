import type { PoolClient } from 'pg';
import type * as z from 'zod/mini';
import { nodeSchema } from '@/contract/network/network';
import { type NodeDetails, type nodeRule, readNode, updateNode } from '@/contract/network/nodes';
import { ConflictError, orNotFound } from '../../errors';
import { implement } from '../../http/implement';
import { applyChanges } from '../../network/applyChanges';
import { unknown } from '../../network/assignIds';
import { closureText } from '../../network/closureText';
import { setNodeAmenities } from '../../repositories/amenities/amenities';
import { lockProject } from '../../repositories/locations/write';
import { listClosureChanges } from '../../repositories/network/closures';
import {
  lockNodeDetails,
  readNodeDetails,
  setNodeKiosks,
  updateNodeDetails,
} from '../../repositories/network/nodeDetails';
import { advanceNetwork, type Owner } from '../../repositories/network/write';
import { serviceText } from '../../texts';
import { audited } from '../audit/audited';
import { assertMayEdit } from '../users/assertMayEdit';

const NONE = { new: [], updated: [], deleted: [] };
const NO_IDS = { nodes: new Map(), joins: new Map(), groups: new Map() };

export const nodeRoutes = () => [readNodeRoute, updateNodeRoute];

const readNodeRoute = implement(readNode, async ({ params, principal, read }) => ({
  data: orNotFound(await readNodeDetails(read, principal.organisation.id, Number(params.id))).node,
}));

const updateNodeRoute = implement(updateNode, async ({ params, principal, body, read, write }) => {
  const id = Number(params.id);
  const organisationId = principal.organisation.id;
  const found = orNotFound(await readNodeDetails(read, organisationId, id));
  if (body.projectID !== undefined && body.projectID !== found.node.project_id) throw unknown('projectID');
  assertMayEdit(principal, { nodes: { ...NONE, updated: [found.node] }, joins: NONE, transitgroups: NONE });
  return write(async ({ client, audit }) => {
    const owner = { organisationId, projectId: found.projectId };
    // The location is locked before its nodes, as every save of the network does.
    await lockNetwork(client, owner, body);
    const { node: before } = orNotFound(await lockNodeDetails(client, organisationId, id));
    if (body.revision !== undefined && body.revision !== before.revision) throw new ConflictError(before);
    const { open = before.open, closure = before.closure } = body;
    const toggled = body.open === undefined && body.closure === undefined ? [] : [{ id: before.id, open, closure }];
    const closures = closureText(await listClosureChanges(client, owner, toggled));
    await writeNode(client, owner, before, body);
    const { node: after } = orNotFound(await readNodeDetails(client, organisationId, id));
    const log = audited(audit, 'node', owner.projectId);
    if (closures === null) log.updated(params.id, after.name || `node ${id}`, before, after);
    else log.updatedAs(params.id, closures, before, after);
    return { data: after, message: serviceText('editor.nodeSaved') };
  });
});

type Body = z.output<typeof nodeRule>;

const changesNetwork = ({ name, open, closure, mesh, dynamicRoute }: Body): boolean =>
  [name, open, closure, mesh, dynamicRoute].some((value) => value !== undefined);

async function lockNetwork(client: PoolClient, { projectId }: Owner, body: Body): Promise<void> {
  if (changesNetwork(body)) await advanceNetwork(client, projectId, null);
  else await lockProject(client, projectId);
}

/** @throws InvalidError where the body names what the organisation or the location does not have */
async function writeNode(client: PoolClient, owner: Owner, before: NodeDetails, body: Body): Promise<void> {
  const { name, open, closure, mesh, dynamicRoute, amenities, screens } = body;
  if (changesNetwork(body)) {
    const node = nodeSchema.parse({
      ...before,
      ...(name !== undefined && { name }),
      ...(open !== undefined && { open }),
      ...(closure !== undefined && { closure }),
      ...(mesh !== undefined && { mesh }),
      ...(dynamicRoute !== undefined && { dynamicRoute }),
    });
    await applyChanges(
      client,
      owner,
      { nodes: { ...NONE, updated: [node] }, joins: NONE, transitgroups: NONE },
      NO_IDS,
    );
  }
  const ids = amenities?.map((one) => one.id);
  if (ids && !(await setNodeAmenities(client, owner.organisationId, before.id, ids))) throw unknown('amenities');
  if (screens && !(await setNodeKiosks(client, owner, before.id, screens))) throw unknown('screens');
  await updateNodeDetails(client, before.id, body.location_description ?? before.location_description);
}
