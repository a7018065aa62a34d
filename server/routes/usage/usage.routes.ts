import { USAGE_CALLS, type UsageKind } from '@/contract/usage/usage';
import { orNotFound } from '../../errors';
import { implement } from '../../http/implement';
import { readUsage } from '../../repositories/usage/usage';

const BY_NUMBER = ['category', 'destination', 'amenity', 'kiosk', 'skin', 'variable'] as const satisfies UsageKind[];
const BY_UUID = ['project', 'building', 'floor'] as const satisfies UsageKind[];

/** The records that a deletion takes along, for the question before it. */
export const usageRoutes = () => [
  ...BY_NUMBER.map((kind) =>
    implement(USAGE_CALLS[kind], async ({ params, principal, read }) => ({
      data: orNotFound(await readUsage(read, kind, principal.organisation.id, params.id)),
    })),
  ),
  ...BY_UUID.map((kind) =>
    implement(USAGE_CALLS[kind], async ({ params, principal, read }) => ({
      data: orNotFound(await readUsage(read, kind, principal.organisation.id, params.uuid)),
    })),
  ),
  implement(USAGE_CALLS.organisation, async ({ params, target, read }) => ({
    data: orNotFound(await readUsage(read, 'organisation', target.id, params.uuid)),
  })),
];
