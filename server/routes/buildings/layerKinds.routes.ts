import { readLayerKinds, saveLayerKinds } from '@/contract/buildings/layerKinds';
import { orNotFound } from '../../errors';
import { implement } from '../../http/implement';
import { listLayerKinds, putLayerKinds } from '../../repositories/buildings/layerKinds';
import { findProjectId } from '../../repositories/locations/read';
import { serviceText } from '../../texts';
import { audited } from '../audit/audited';

export const layerKindRoutes = () => [
  implement(readLayerKinds, async ({ params, principal, read }) => {
    orNotFound(await findProjectId(read, principal.organisation.id, params.uuid));
    return { data: { kinds: await listLayerKinds(read, principal.organisation.id) } };
  }),

  implement(saveLayerKinds, ({ params, principal, body: { kinds }, now, write }) =>
    write(async ({ client, audit }) => {
      const { id } = principal.organisation;
      const projectId = orNotFound(await findProjectId(client, id, params.uuid));
      await putLayerKinds(client, id, { kinds, now });
      const text = serviceText('layerKinds.saved', { count: Object.keys(kinds).length });
      audited(audit, 'project', projectId).noted('updated', params.uuid, text);
      return { data: null };
    }),
  ),
];
