import { queryOptions } from '@tanstack/react-query';
import type { FileImport, ImportedKind, ImportedRow } from '@/contract/fileImports/fileImports';
import { isRunning } from '@/contract/jobs/isRunning';
import type { FileMapping } from '@/model/importing/rows/filePlan';
import { pollInterval } from '../transport/pollInterval';
import { allRowsKey, fileImportsKey, importedRowsKey, keptImportsKey } from './keys';

/** Milliseconds between two looks at an import that runs. */
const LOOK = 1000;

/** A question about imports of files. */
export interface ImportsQuery {
  readonly results?: string;
  readonly rows?: 'all';
  readonly kept?: 'all';
  readonly shape?: string;
}

/** Imports of files, and what is known of a kind of file. */
export interface ListedImports {
  readonly imports: readonly FileImport[];
  readonly results: readonly ImportedRow[];
  readonly mapping: FileMapping | null;
  readonly links: readonly { readonly external_id: string; readonly id: number }[];
}

/** The calls of imports of one kind of record. */
export interface ImportCalls {
  readonly kind: ImportedKind;
  /** @throws ApiError */
  readonly list: (organisation: string, query: ImportsQuery, signal?: AbortSignal) => Promise<ListedImports>;
  /** Takes an import back. @throws ApiError */
  readonly undo: (organisation: string, uuid: string) => Promise<FileImport>;
}

/** The imports of files of the last day, newest first; they are read again while one of them runs. */
export const fileImportsQuery = ({ kind, list }: ImportCalls, organisation: string) =>
  queryOptions({
    queryKey: fileImportsKey(kind, organisation),
    queryFn: async ({ signal }) => (await list(organisation, {}, signal)).imports,
    refetchInterval: ({ state }) => (state.data?.some(isRunning) ?? false) && pollInterval(LOOK, state),
  });

/** The last twenty imports of files, newest first, also those of earlier days. */
export const keptImportsQuery = ({ kind, list }: ImportCalls, organisation: string) =>
  queryOptions({
    queryKey: keptImportsKey(kind, organisation),
    queryFn: async ({ signal }) => (await list(organisation, { kept: 'all' }, signal)).imports,
    refetchInterval: ({ state }) => (state.data?.some(isRunning) ?? false) && pollInterval(LOOK, state),
  });

/** Every row of an import with its result. */
export const allRowsQuery = ({ kind, list }: ImportCalls, organisation: string, uuid: string) =>
  queryOptions({
    queryKey: allRowsKey(kind, organisation, uuid),
    queryFn: async ({ signal }) => (await list(organisation, { results: uuid, rows: 'all' }, signal)).results,
  });

/** The rows of an import that were refused, left by its undo, or lack a part. */
export const importedRowsQuery = ({ kind, list }: ImportCalls, organisation: string, uuid: string) =>
  queryOptions({
    queryKey: importedRowsKey(kind, organisation, uuid),
    queryFn: async ({ signal }) => (await list(organisation, { results: uuid }, signal)).results,
  });

/** An import as it is now. @throws ApiError, or Error where it is gone */
export async function fetchImport(
  { list }: ImportCalls,
  organisation: string,
  uuid: string,
  signal: AbortSignal,
): Promise<FileImport> {
  const found = (await list(organisation, {}, signal)).imports.find((one) => one.uuid === uuid);
  if (!found) throw new Error('The import is not listed any more.');
  return found;
}
