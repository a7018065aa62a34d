import * as z from 'zod/mini';

const text = z.optional(z.string());

/** Unsaved changes of buildings and floors, by uuid, as a tab keeps them. */
export const typedBuildingsSchema = z.object({
  buildings: z.record(z.string(), z.object({ name: text, shortname: text, overview: z.optional(z.boolean()) })),
  floors: z.record(z.string(), z.object({ name: text, shortname: text, compile: z.optional(z.boolean()) })),
  orders: z.record(z.string(), z.array(z.string())),
});
