import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import {
  type DestinationImport,
  listDestinationImports,
  startDestinationImport,
} from '@/contract/destinationImports/destinationImports';
import { call } from '../transport/http';
import { pollInterval } from '../transport/pollInterval';
import { allRowsKey, destinationImportsKey, importedRowsKey, keptImportsKey } from './keys';

/** Milliseconds between two looks at an import that runs. */
const LOOK = 1000;

export const isImporting = ({ state }: DestinationImport): boolean => state === 'queued' || state === 'running';

const fetchImports = async (
  organisation: string,
  query: z.input<typeof listDestinationImports.query>,
  signal?: AbortSignal,
) => (await call(listDestinationImports, { params: { uuid: organisation }, query, ...(signal && { signal }) })).data;

/** The imports of files of the last day, newest first; they are read again while one of them runs. */
export const destinationImportsQuery = (organisation: string) =>
  queryOptions({
    queryKey: destinationImportsKey(organisation),
    queryFn: async ({ signal }) => (await fetchImports(organisation, {}, signal)).imports,
    refetchInterval: ({ state }) => (state.data?.some(isImporting) ?? false) && pollInterval(LOOK, state),
  });

/** The last twenty imports of files, newest first, also those of earlier days. */
export const keptImportsQuery = (organisation: string) =>
  queryOptions({
    queryKey: keptImportsKey(organisation),
    queryFn: async ({ signal }) => (await fetchImports(organisation, { kept: 'all' }, signal)).imports,
    refetchInterval: ({ state }) => (state.data?.some(isImporting) ?? false) && pollInterval(LOOK, state),
  });

/** Every row of an import with its result. */
export const allRowsQuery = (organisation: string, uuid: string) =>
  queryOptions({
    queryKey: allRowsKey(organisation, uuid),
    queryFn: async ({ signal }) => (await fetchImports(organisation, { results: uuid, rows: 'all' }, signal)).results,
  });

/** The rows of an import that were refused, left by its undo, or lack a part. */
export const importedRowsQuery = (organisation: string, uuid: string) =>
  queryOptions({
    queryKey: importedRowsKey(organisation, uuid),
    queryFn: async ({ signal }) => (await fetchImports(organisation, { results: uuid }, signal)).results,
  });

/** Facts about a kind of file: its mapping, the ids that destinations have in it, and translations. @throws ApiError */
export const fetchKnownShape = (organisation: string, shape: string, signal: AbortSignal) =>
  fetchImports(organisation, { shape, translations: 'all' }, signal);

/** Names and descriptions of destinations in other languages, by id and field. @throws ApiError */
export const fetchTranslations = async (
  organisation: string,
): Promise<ReadonlyMap<number, Readonly<Record<string, string>>>> =>
  new Map((await fetchImports(organisation, { translations: 'all' })).translations.map(({ id, texts }) => [id, texts]));

/** Starts an import, or takes one back. @throws ApiError */
export const beginDestinationImport = async (
  organisation: string,
  body: z.input<typeof startDestinationImport.body>,
): Promise<DestinationImport> => (await call(startDestinationImport, { params: { uuid: organisation }, body })).data;

/** An import as it is now. @throws ApiError, or Error where it is gone */
export async function fetchImport(organisation: string, uuid: string, signal: AbortSignal): Promise<DestinationImport> {
  const found = (await fetchImports(organisation, {}, signal)).imports.find((one) => one.uuid === uuid);
  if (!found) throw new Error('The import is not listed any more.');
  return found;
}
