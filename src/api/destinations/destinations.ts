import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import {
  deleteDestination,
  type destinationFormRule,
  listAppleCategories,
  listDestinationTypes,
  listPlacementTypes,
  listTags,
  updateDestination,
} from '@/contract/destinations/destinationRecords';
import { createDestination, type Destination } from '@/contract/destinations/destinations';
import { PROJECT_KEY } from '../locations/keys';
import { PROJECT_DATA_KEY } from '../network/keys';
import { call } from '../transport/http';
import type { RecordCalls } from '../transport/recordCalls';
import { sendDestinationFile } from './destinationFiles';
import { APPLE_CATEGORIES_KEY, DESTINATION_TYPES_KEY, destinationsKey, PLACEMENT_TYPES_KEY, tagsKey } from './keys';

/** The tags of all destinations of an organisation. */
export const tagsQuery = (organisation: string) =>
  queryOptions({
    queryKey: tagsKey(organisation),
    queryFn: async ({ signal }) => (await call(listTags, { params: { uuid: organisation }, signal })).data,
  });

export const appleCategoriesQuery = queryOptions({
  queryKey: APPLE_CATEGORIES_KEY,
  queryFn: async ({ signal }) => (await call(listAppleCategories, { signal })).data,
  staleTime: Number.POSITIVE_INFINITY,
});

/** The types of additional data of destinations. */
export const destinationTypesQuery = queryOptions({
  queryKey: DESTINATION_TYPES_KEY,
  queryFn: async ({ signal }) => (await call(listDestinationTypes, { signal })).data,
  staleTime: Number.POSITIVE_INFINITY,
});

/** The types of additional data of placements. */
export const placementTypesQuery = queryOptions({
  queryKey: PLACEMENT_TYPES_KEY,
  queryFn: async ({ signal }) => (await call(listPlacementTypes, { signal })).data,
  staleTime: Number.POSITIVE_INFINITY,
});

/** The body that the form of a destination sends. */
export type DestinationBody = z.input<typeof destinationFormRule> & {
  /** Files of a new destination, one in each file group. */
  readonly files?: readonly ChosenFile[];
};

export interface ChosenFile {
  /** Id of a file group of the organisation. */
  readonly group: number;
  readonly name: string;
  readonly file: File;
}

/** Queries that a change of destinations makes stale. */
export const staleByDestinations = (organisation: string) => [
  destinationsKey(organisation),
  tagsKey(organisation),
  PROJECT_DATA_KEY,
  PROJECT_KEY,
];

/** The calls of the form of a destination. A file of a new one that cannot be sent is no reason to undo its creation. */
export const destinationCalls = (
  organisation: string,
  onFileFailed: (name: string, error: unknown) => void = () => undefined,
): RecordCalls<Destination, DestinationBody> => ({
  create: async ({ files = [], ...body }) => {
    const created = await call(createDestination, { params: { uuid: organisation }, body });
    await sendFiles(created.data.id, files, onFileFailed);
    return created;
  },
  update: (id, { files: _, ...body }) => call(updateDestination, { params: { id }, body }),
  remove: (id) => call(deleteDestination, { params: { id } }),
  stale: staleByDestinations(organisation),
});

async function sendFiles(
  id: number,
  files: readonly ChosenFile[],
  onFailed: (name: string, error: unknown) => void,
): Promise<void> {
  for (const { group, name, file } of files) {
    const outgoing = { file, filename: name, signal: new AbortController().signal, onProgress: () => undefined };
    await sendDestinationFile(String(id), group, outgoing).catch((error: unknown) => onFailed(name, error));
  }
}
