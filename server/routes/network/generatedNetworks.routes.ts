import { keepGeneratedNetwork, readGeneratedNetworks } from '@/contract/network/generatedNetworks';
import { orNotFound } from '../../errors';
import { implement } from '../../http/implement';
import { findFloor } from '../../repositories/buildings/read';
import { insertGeneratedNetwork, listGeneratedNetworks } from '../../repositories/network/generatedNetworks';
import { serviceText } from '../../texts';
import { audited } from '../audit/audited';

export const generatedNetworkRoutes = () => [
  implement(readGeneratedNetworks, async ({ params, principal, read }) => {
    const floor = orNotFound(await findFloor(read, principal.organisation.id, params.uuid));
    return { data: { generations: await listGeneratedNetworks(read, floor.id) } };
  }),

  implement(keepGeneratedNetwork, ({ params, principal, body, now, write }) =>
    write(async ({ client, audit }) => {
      const { id: organisationId } = principal.organisation;
      const floor = orNotFound(await findFloor(client, organisationId, params.uuid));
      await insertGeneratedNetwork(client, { organisationId, floorId: floor.id }, { state: body, now });
      const text = serviceText('generatedNetwork.kept', { count: body.nodes.length });
      audited(audit, 'floor', floor.projectId).noted('updated', params.uuid, text);
      return { data: null };
    }),
  ),
];
