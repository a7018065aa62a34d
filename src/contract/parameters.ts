import * as z from 'zod/mini';

/** How a parameter is entered. Feeds have three kinds of their own: headers, mapping and schedule. */
const PARAMETER_KINDS = ['text', 'number', 'array', 'choice', 'headers', 'mapping', 'schedule'] as const;

/** A parameter of an integration, from which its form is built. */
export const parameterSchema = z.object({
  /** Its name in the config. */
  name: z.string(),
  label: z.string(),
  kind: z.enum(PARAMETER_KINDS),
  hint: z.optional(z.string()),
  required: z.boolean(),
  options: z.optional(z.array(z.object({ value: z.string(), label: z.string() }))),
});
export type Parameter = z.infer<typeof parameterSchema>;
