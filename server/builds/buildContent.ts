import type { Publication } from '@/contract/locations/projectData';

/** A stored file that a build holds. */
export interface StoredPart {
  /** Path in the build. */
  readonly path: string;
  /** Key in the storage. */
  readonly key: string;
}

/** Where a build sends its visits. */
export type BuildVisits = NonNullable<Publication['visits']>;

export interface BuildContent {
  /** The location as the wayfinder reads it: its files are named by their paths in the build. */
  readonly publication: Publication;
  readonly plans: readonly StoredPart[];
  readonly images: readonly { readonly path: string; readonly imageKey: string }[];
}

const IMAGE_ADDRESS = /^\/api\/images\/([\w-]{43})$/;

/** The content of a build beside the wayfinder: one file for the location, its floor plans and pictures. */
export function buildContent(publication: Publication, visits: BuildVisits | null): BuildContent {
  const images = new Map<string, string>();
  const localised = withPaths(publication, images) as Publication;
  const plans: StoredPart[] = [];
  const buildings = localised.project.location.buildings.map((building) => ({
    ...building,
    floors: building.floors.map((floor) => {
      if (floor.plan === null) return floor;
      const path = `data/plans/${floor.uuid}.plan`;
      plans.push({ path, key: floor.plan });
      return { ...floor, plan: path };
    }),
  }));
  return {
    publication: {
      ...localised,
      ...(visits && { visits }),
      project: { ...localised.project, location: { ...localised.project.location, buildings } },
    },
    plans,
    images: [...images].map(([imageKey, path]) => ({ path, imageKey })),
  };
}

/** A copy in which the address of every picture of the service is its path in the build. */
function withPaths(part: unknown, images: Map<string, string>): unknown {
  if (typeof part === 'string') {
    const key = IMAGE_ADDRESS.exec(part)?.[1];
    if (key === undefined) return part;
    const path = `data/images/${key}.webp`;
    images.set(key, path);
    return `./${path}`;
  }
  if (Array.isArray(part)) return part.map((one) => withPaths(one, images));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, withPaths(one, images)]));
}
