import type { Pool, PoolClient } from 'pg';
import type { Principal } from '../../principal';
import type {
  PlannedRow,
  RunningImport,
  UndoableRow,
  WaitingRow,
  WrittenRow,
} from '../../repositories/destinationImports/steps';

/** Writes the rows of one transaction. The writer of a row throws DomainError with the reason why it is refused. */
export type SliceWriter = (client: PoolClient) => Promise<(row: WaitingRow) => Promise<WrittenRow>>;

/** Prepares the next rows before their transaction; `report` says that it goes on. */
export type PrepareSlice = (rows: readonly WaitingRow[], report: () => Promise<void>) => Promise<SliceWriter>;

/** Records that a file brings in, as the job of an import plans, writes and takes them back. */
export interface FileRecords {
  /** @throws DomainError where the starter may not do it any more */
  readonly assertMayImport: (principal: Principal, createsCategories: boolean) => void;
  /** Plans the import against the records as they are now. */
  readonly plan: (
    pool: Pool,
    organisationId: number,
    found: RunningImport,
  ) => Promise<{ readonly rows: readonly PlannedRow[]; readonly newCategories: readonly string[] }>;
  readonly createCategory: (client: PoolClient, organisationId: number, name: string) => Promise<number>;
  readonly open: (organisationId: number, found: RunningImport) => PrepareSlice;
  /** The fields that a row changes. */
  readonly fieldsOf: (row: WaitingRow) => readonly string[];
  /** Takes back what a row did; false where somebody has changed or placed its record since. */
  readonly revert: (client: PoolClient, organisationId: number, row: UndoableRow, now: Date) => Promise<boolean>;
  /** Why a row is not taken back, in words. */
  readonly kept: string;
}
