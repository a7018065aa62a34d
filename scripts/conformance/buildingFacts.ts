import * as z from 'zod/mini';

const amounts = z.record(z.string(), z.number());

/** Facts of an IMDF archive: features by type, and of each floor by its ordinal, or as a list of levels. */
const imdfFactsSchema = z.pipe(
  z.object({
    schema: z.optional(z.literal('imdf-facts/1')),
    format: z.optional(z.literal('imdf-facts/1')),
    file: z.optional(z.string()),
    zip: z.optional(z.string()),
    counts: z.optional(amounts),
    feature_counts: z.optional(amounts),
    by_ordinal: z.optional(
      z.record(z.string(), z.object({ units: z.int(), openings: z.int(), unit_area_m2: z.number() })),
    ),
    levels: z.optional(z.array(z.object({ ordinal: z.int(), units: z.int() }))),
  }),
  z.transform((facts) => ({ ...facts, kind: 'imdf' as const })),
);

/** Facts of a GeoJSON file with indoor tags: areas of each level by their `indoor=*`, with their square metres together. */
const osmFactsSchema = z.pipe(
  z.object({
    schema: z.literal('osm-indoor-facts/1'),
    file: z.string(),
    by_level: z.record(z.string(), amounts),
    doors_and_entrances: z.int(),
    features: z.int(),
  }),
  z.transform((facts) => ({ ...facts, kind: 'tags' as const })),
);

const pair = z.array(z.number()).check(z.length(2));

/** Facts of an IFC file: its storeys with their rooms and doors, boxes along the axes of the file in metres. */
const ifcFactsSchema = z.pipe(
  z.object({
    schema: z.literal('ifc-facts/1'),
    file: z.string(),
    storeys: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        elevation_m: z.number(),
        spaces: z.int(),
        doors: z.int(),
        space_list: z.array(
          z.object({
            id: z.string(),
            name: z.string(),
            long_name: z.string(),
            area_m2: z.number(),
            bbox_m: z.array(pair).check(z.length(2)),
          }),
        ),
        door_list: z.array(z.object({ id: z.string(), width_m: z.number(), centre_m: pair })),
      }),
    ),
  }),
  z.transform((facts) => ({ ...facts, kind: 'ifc' as const })),
);

/** Facts of an IndoorGML file: its features by type. */
const indoorGmlFactsSchema = z.pipe(
  z.object({
    format: z.literal('indoorgml-facts/1'),
    file: z.string(),
    counts: z.object({ CellSpace: z.int(), State: z.int(), Transition: z.int() }),
  }),
  z.transform((facts) => ({ ...facts, kind: 'indoorGml' as const })),
);

export type BuildingFacts =
  | z.infer<typeof indoorGmlFactsSchema>
  | z.infer<typeof imdfFactsSchema>
  | z.infer<typeof osmFactsSchema>
  | z.infer<typeof ifcFactsSchema>;

/** Facts of a building in one file; null where the content is something else. */
export function buildingFactsOf(content: unknown): BuildingFacts | null {
  const osm = osmFactsSchema.safeParse(content);
  if (osm.success) return osm.data;
  const ifc = ifcFactsSchema.safeParse(content);
  if (ifc.success) return ifc.data;
  const indoorGml = indoorGmlFactsSchema.safeParse(content);
  if (indoorGml.success) return indoorGml.data;
  const imdf = imdfFactsSchema.safeParse(content);
  return imdf.success && (imdf.data.schema ?? imdf.data.format) !== undefined ? imdf.data : null;
}
