import { listAdvertising } from '@/contract/advertising';
import { implement } from '../http/implement';
import { listAdvertisedOf } from '../repositories/projects/advertising';

export const advertisingRoutes = () => [
  implement(listAdvertising, async ({ target, read }) => ({ data: await listAdvertisedOf(read, target.id) })),
];
