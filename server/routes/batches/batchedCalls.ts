import { BATCHED_CALLS } from '@/contract/batches/batches';
import { type BatchedCallDeps, makeBatchedCall } from '../../http/makeBatchedCall';
import type { BatchJobDeps } from '../../jobs/batchJob';
import type { Storage } from '../../storage/storage';
import { globalDestinationRoutes } from '../destinations/globalDestinations.routes';
import { iconRoutes } from '../icons/icons.routes';
import { kioskRoutes } from '../kiosks/kiosks.routes';

/** The calls that a batch makes, by the implementations of the calls themselves. */
export function batchedCalls(storage: Storage, deps: BatchedCallDeps): BatchJobDeps['makeCall'] {
  const all = [...globalDestinationRoutes(), ...kioskRoutes(), ...iconRoutes(storage)];
  const implementations = new Map(all.map((one) => [one.endpoint.name, one]));
  for (const { name } of Object.values(BATCHED_CALLS))
    if (!implementations.has(name)) throw new Error(`${name} is not implemented.`);
  return (call, row) => {
    const implementation = implementations.get(call);
    if (!implementation) throw new Error(`${call} is not implemented.`);
    return makeBatchedCall(deps, implementation, row);
  };
}
