import type * as z from 'zod/mini';
import { listDestinationImports, startDestinationImport } from '@/contract/destinationImports/destinationImports';
import type { FileImport } from '@/contract/fileImports/fileImports';
import type { ImportCalls } from '../fileImports/fileImports';
import { call } from '../transport/http';

const fetchImports = async (
  organisation: string,
  query: z.input<typeof listDestinationImports.query>,
  signal?: AbortSignal,
) => (await call(listDestinationImports, { params: { uuid: organisation }, query, ...(signal && { signal }) })).data;

/** Starts an import, or takes one back. @throws ApiError */
export const beginDestinationImport = async (
  organisation: string,
  body: z.input<typeof startDestinationImport.body>,
): Promise<FileImport> => (await call(startDestinationImport, { params: { uuid: organisation }, body })).data;

export const DESTINATION_IMPORTS: ImportCalls = {
  kind: 'destinations',
  list: fetchImports,
  undo: (organisation, uuid) => beginDestinationImport(organisation, { undo: uuid }),
};

/** Facts about a kind of file: its mapping, the ids that destinations have in it, and translations. @throws ApiError */
export const fetchKnownShape = (organisation: string, shape: string, signal: AbortSignal) =>
  fetchImports(organisation, { shape, translations: 'all' }, signal);

/** Names and descriptions of destinations in other languages, by id and field. @throws ApiError */
export const fetchTranslations = async (
  organisation: string,
): Promise<ReadonlyMap<number, Readonly<Record<string, string>>>> =>
  new Map((await fetchImports(organisation, { translations: 'all' })).translations.map(({ id, texts }) => [id, texts]));
