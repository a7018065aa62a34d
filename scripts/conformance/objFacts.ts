import { z } from 'zod';

const fact = <Value extends z.ZodType>(value: Value) => z.object({ value }).optional();
const box = z.tuple([z.array(z.number().nullable()), z.array(z.number().nullable())]);

/** The parts of `obj-facts/1` that are compared. */
export const objFactsSchema = z.object({
  format: z.literal('obj-facts/1'),
  file: z.string(),
  zip: z.string().optional(),
  expect: z.enum(['load', 'reject-or-skip', 'judge']),
  facts: z.object({
    vertices: fact(z.number()),
    faces: fact(z.number()),
    triangles: fact(z.number()),
    surface_area: fact(z.number()),
    bbox: fact(box),
    meshes: z.array(z.object({ name: z.string(), triangles: z.number().optional(), bbox: box.optional() })).default([]),
    materials: z.array(z.object({ name: z.string(), Kd: z.array(z.number()) })).default([]),
  }),
  /** The figure of each parser where they disagree. */
  disputed: z.object({ surface_area: z.record(z.string(), z.number().nullable()).optional() }).optional(),
});

export type ObjFacts = z.infer<typeof objFactsSchema>;
