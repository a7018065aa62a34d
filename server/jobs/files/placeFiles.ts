import type { PoolClient } from 'pg';
import type { PlaceReferences } from '@/contract/destinationImports/placeRecords';
import { fieldsOfValues } from '@/model/importing/places/placeFields';
import { fieldsOfPlace } from '@/model/importing/places/plannedPlace';
import { nameKey } from '@/model/text/nameKey';
import type { FetchedLogo, LogoFetcher } from '../../imports/logos/logoFetcher';
import { logoOfStep, logosOf } from '../../imports/logos/logoOfStep';
import { planFile } from '../../imports/planFile';
import type { Principal } from '../../principal';
import {
  destinationOfRow,
  linkDestination,
  type PlaceBefore,
  type PlaceStep,
  type RunningImport,
  type UndoableRow,
  type WaitingRow,
  type WrittenRow,
} from '../../repositories/destinationImports/steps';
import { categoriesByName } from '../../repositories/imports/importedDestinations';
import { serviceText } from '../../texts';
import type { FileRecords } from './fileRecords';

/** Writes single destinations by the rules of the calls of the contract. */
export interface PlaceWriter {
  /** @throws DomainError where the starter may not do it any more */
  readonly assertMayImport: (principal: Principal, createsCategories: boolean) => void;
  readonly createCategory: (client: PoolClient, organisationId: number, name: string) => Promise<number>;
  /** Creates or changes a destination. @throws DomainError with the reason */
  readonly write: (
    client: PoolClient,
    organisationId: number,
    place: {
      readonly id: number | null;
      readonly values: PlaceStep['values'];
    } & PlaceReferences,
  ) => Promise<{ readonly id: number; readonly revision: number; readonly before: PlaceBefore | null }>;
  /** Takes back what `write` did; false where somebody has changed or placed the destination since. */
  readonly revert: (
    client: PoolClient,
    organisationId: number,
    row: UndoableRow<PlaceBefore>,
    now: Date,
  ) => Promise<boolean>;
}

interface Slice {
  readonly writer: PlaceWriter;
  readonly organisationId: number;
  readonly found: RunningImport;
  readonly categories: Awaited<ReturnType<typeof categoriesByName>>;
  readonly logos: ReadonlyMap<string, FetchedLogo>;
}

// The steps of an import are those that its own plan has stored.
const stepOf = ({ step }: WaitingRow) => step as PlaceStep;

/** Files of destinations. */
export const placeFiles = ({
  writer,
  logos,
}: {
  readonly writer: PlaceWriter;
  readonly logos: LogoFetcher;
}): FileRecords => ({
  assertMayImport: writer.assertMayImport,
  plan: planFile,
  createCategory: writer.createCategory,
  open: (organisationId, found) => {
    const logosOfRun = logos(organisationId);
    return async (rows, report) => {
      const fetched = await logosOfRun.fetch(logosOf(rows.map(stepOf)), report);
      return async (client) => {
        const categories = await categoriesByName(client, organisationId);
        return (row) => writeRow(client, row, { writer, organisationId, found, categories, logos: fetched });
      };
    };
  },
  fieldsOf: (row) => fieldsOfPlace(stepOf(row)),
  // The values of before are those that the writer has stored.
  revert: (client, organisationId, row, now) =>
    writer.revert(client, organisationId, row as UndoableRow<PlaceBefore>, now),
  kept: serviceText('import.kept'),
});

async function writeRow(
  client: PoolClient,
  row: WaitingRow,
  { writer, organisationId, found, categories: known, logos }: Slice,
): Promise<WrittenRow> {
  const { main, id, externalId, values: wanted } = stepOf(row);
  const { values, logo, problem } = await logoOfStep(client, organisationId, wanted, logos);
  const reason = [row.reason, problem].filter(Boolean).join(' ');
  // Only the logo was different, and it is missing.
  if (problem !== null && id !== null && main === undefined && fieldsOfValues(values).length === 0)
    return { outcome: 'same', reason };
  const parentId = main && 'row' in main ? await destinationOfRow(client, found.id, main.row) : (main?.id ?? null);
  const categories = values.categories?.flatMap((name) => known.get(nameKey(name))?.id ?? []);
  const place = { id, values, categories, logo, ...(main !== undefined && { parentId }) };
  const written = await writer.write(client, organisationId, place);
  await linkDestination(client, organisationId, { shape: found.shape, externalId, id: written.id });
  const { before, revision } = written;
  const outcome = id === null ? 'added' : 'changed';
  return { outcome, reason, destinationId: written.id, revision, ...(before && { before }) };
}
