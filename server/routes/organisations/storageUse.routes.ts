import { readStorageUse } from '@/contract/organisations/storageUse';
import { implement } from '../../http/implement';
import { listStoredBytes } from '../../repositories/uploads/storedBytes';

/** @param limit bytes that an organisation may have stored */
export const storageUseRoutes = (limit: number) => [
  implement(readStorageUse, async ({ target, read }) => {
    const kinds = await listStoredBytes(read, target.id);
    return { data: { limit, used: kinds.reduce((sum, { bytes }) => sum + bytes, 0), kinds } };
  }),
];
