import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { type NodeBody, type NodeDetails, nodeDetailsSchema, readNode, updateNode } from '@/contract/network/nodes';
import { projectKey } from '../locations/keys';
import { ApiError } from '../transport/apiError';
import { call } from '../transport/http';
import { nodeKey, projectDataKey } from './keys';

/** A saved node with its amenities and kiosks. */
export const nodeQuery = (id: number) =>
  queryOptions({
    queryKey: nodeKey(id),
    queryFn: async ({ signal }) => (await call(readNode, { params: { id: String(id) }, signal })).data,
  });

/** The body of a change, made of the node as the changes before it have left it; null where nothing is left to change. */
export type NodeChange = (node: NodeDetails) => Omit<NodeBody, 'projectID' | 'revision'> | null;

/**
 * Changes a node that was read, one change after the other, each based on the revision of the one before. A conflict
 * brings the node as it is now.
 */
export const saveNode = (project: string, id: number) =>
  mutationOptions({
    scope: { id: `node ${id}` },
    mutationFn: async (change: NodeChange, { client }) => {
      const node = await client.ensureQueryData(nodeQuery(id));
      const changed = change(node);
      if (changed === null) return { data: node, message: '' };
      const body = { ...changed, projectID: project, revision: node.revision };
      return call(updateNode, { params: { id: String(id) }, body });
    },
    onSuccess: ({ data }, _change, _result, { client }) => {
      client.setQueryData(nodeQuery(id).queryKey, data);
      // Whether there is something to publish may have changed, and where the kiosks are; nothing waits for that.
      void client.invalidateQueries({ queryKey: projectKey(project) });
      void client.invalidateQueries({ queryKey: projectDataKey(project) });
    },
    onError: (error, _change, _result, { client }) => {
      if (!(error instanceof ApiError) || error.status !== 409) return;
      const current = nodeDetailsSchema.safeParse(error.body?.current);
      if (current.success) client.setQueryData(nodeQuery(id).queryKey, current.data);
    },
  });
