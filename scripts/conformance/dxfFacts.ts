import * as z from 'zod/mini';

const point = z.tuple([z.number(), z.number()]);

/** Facts of a DXF file: entities of the drawing itself by type and by layer, of those of plans also rooms, labels and doors. */
const planSchema = z.object({
  schema: z.literal('dxf-plan-facts/1'),
  file: z.string(),
  metres_per_unit: z.number(),
  entities_by_type: z.record(z.string(), z.int()),
  layers: z.record(z.string(), z.record(z.string(), z.int())),
  rooms: z.object({
    layer: z.string(),
    area_m2: z.number(),
    list: z.array(
      z.looseObject({
        handle: z.string(),
        area_m2: z.number(),
        'labels:UNITLABELS': z.array(z.string()),
        bbox_m: z.tuple([point, point]),
      }),
    ),
  }),
  door_marks: z.object({ list: z.array(z.object({ centre_m: point, size_m: point })) }),
  labels_in_no_room: z.record(z.string(), z.array(z.string())),
});
const countsSchema = z.object({
  format: z.literal('dxf-facts/1'),
  file: z.string(),
  insunits: z.int(),
  entities: z.record(z.string(), z.int()),
  layers: z.record(z.string(), z.int()),
});

export type DxfPlanFacts = z.infer<typeof planSchema>;
export type DxfFacts = DxfPlanFacts | z.infer<typeof countsSchema>;

/** Facts of a DXF file; null where the content is something else. */
export function dxfFactsOf(content: unknown): DxfFacts | null {
  return planSchema.safeParse(content).data ?? countsSchema.safeParse(content).data ?? null;
}
