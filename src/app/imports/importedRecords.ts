import type { QueryClient } from '@tanstack/react-query';
import type { ImportCalls } from '@/api/fileImports/fileImports';
import type { FileImport } from '@/contract/fileImports/fileImports';
import type { ImportChoices, ReadFile } from '@/machines/batches/fileImport.machine';
import type { FilePlan } from '@/model/importing/rows/filePlan';
import type { Table } from '@/model/importing/tables/table';

/** Where an import goes. */
export interface ImportTarget {
  readonly client: QueryClient;
  /** Uuid of the organisation. */
  readonly organisation: string;
}

/** The records that a file brings in, as far as an import needs to know of them. */
export interface ImportedRecords {
  readonly calls: ImportCalls;
  /** Whether the name of a column says what it is. */
  readonly isKnownColumn: (column: string) => boolean;
  readonly guess: (table: Table) => Pick<ReadFile, 'mapping' | 'twoOrders'>;
  /** Facts about files of this shape. @throws ApiError */
  readonly known: (
    organisation: string,
    shape: string,
    signal: AbortSignal,
  ) => Promise<Pick<ReadFile, 'links' | 'translations'> & { readonly mapping: ReadFile['mapping'] | null }>;
  /** Plans the rows; it yields after each of them. @throws ApiError */
  readonly plan: (target: ImportTarget, choices: ImportChoices) => Promise<Generator<void, FilePlan>>;
  /** @throws ApiError */
  readonly start: (organisation: string, choices: ImportChoices & { readonly file: string }) => Promise<FileImport>;
  /** Keys of the queries that an import makes stale. */
  readonly stale: (organisation: string) => readonly (readonly unknown[])[];
}
