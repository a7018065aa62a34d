import { listAdvertising } from '@/contract/advertising/advertising';
import { implement } from '../../http/implement';
import { listAdvertisedOf } from '../../repositories/advertising/advertising';

export const advertisingRoutes = () => [
  implement(listAdvertising, async ({ target, read }) => ({ data: await listAdvertisedOf(read, target.id) })),
];
