import type { LocationConfig } from '@/api/locations/projectDetails';
import { readConfig } from '@/contract/locations/projectChanges';
import type { Schema } from '@/contract/validate';

/** The configuration of a conflict, which names its location beside the fields of the answer. */
export const configSchema: Schema<LocationConfig> = {
  safeParse: (value) => {
    const parsed = readConfig.data.safeParse(value);
    if (!parsed.success) return parsed;
    const uuid = typeof value === 'object' && value !== null && 'uuid' in value ? String(value.uuid) : '';
    return { success: true, data: { uuid, ...parsed.data } };
  },
};
