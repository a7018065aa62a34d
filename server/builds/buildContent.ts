import type { Publication } from '@/contract/locations/projectData';
import type { PackedLocation } from '../packedLocation';

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
  readonly publication: PackedLocation;
  readonly plans: readonly StoredPart[];
  readonly images: readonly { readonly path: string; readonly imageKey: string }[];
  /** Paths of the standard icons that it shows, which are files of the wayfinder. */
  readonly icons: readonly string[];
}

const STANDARD_ICON = /^\/icons\/standard\/[\w-]+\.svg$/;
const IMAGE_ADDRESS = /^\/api\/images\/([\w-]{43})$/;

/** The content of a build beside the wayfinder: one file for the location, its floor plans and pictures. */
export function buildContent(publication: PackedLocation, visits: BuildVisits | null): BuildContent {
  const files: Files = { images: new Map(), icons: new Set() };
  // A network of thousands of nodes names no picture.
  const { network, ...named } = publication;
  const localised = { ...(withPaths(named, files) as typeof named), network };
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
    icons: [...files.icons].sort(),
    images: [...files.images].map(([imageKey, path]) => ({ path, imageKey })),
  };
}

interface Files {
  /** Paths by key. */
  readonly images: Map<string, string>;
  readonly icons: Set<string>;
}

/** Folders of a build with the ends of names in them: additional data may be an uploaded document. */
const FOLDERS = { images: 'webp', documents: 'pdf' } as const;

/** A copy in which the address of every picture and document of the service is its path in the build. */
function withPaths(part: unknown, files: Files, folder: keyof typeof FOLDERS = 'images'): unknown {
  if (typeof part === 'string') {
    if (STANDARD_ICON.test(part)) {
      files.icons.add(part.slice(1));
      return `.${part}`;
    }
    const key = IMAGE_ADDRESS.exec(part)?.[1];
    if (key === undefined) return part;
    const path = `data/${folder}/${key}.${FOLDERS[folder]}`;
    files.images.set(key, path);
    return `./${path}`;
  }
  if (Array.isArray(part)) return part.map((one) => withPaths(one, files, folder));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, one]) => [
      name,
      withPaths(one, files, name === 'additional_data' ? 'documents' : folder),
    ]),
  );
}
