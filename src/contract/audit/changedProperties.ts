import * as z from 'zod/mini';

const values = z.optional(z.nullable(z.record(z.string(), z.unknown())));

/** The values of a record before and after a change: of a new record there are no old ones, of a deleted one no new ones. */
export const changedPropertiesSchema = z.object({ old: values, attributes: values });
export type ChangedProperties = z.infer<typeof changedPropertiesSchema>;
