import type { Pool, PoolClient } from 'pg';
import type { z } from 'zod';
import type { PromotionImportCalls } from '@/contract/promotionImports/promotionImports';
import { knownPromotions, placeNames, validatePromotion } from '@/contract/promotionImports/promotionRecords';
import type { PromotionKind } from '@/contract/promotions/promotions';
import { promotionProblemText } from '@/contract/texts/promotionProblemText';
import {
  type PlannedPromotion,
  type PromotionValues,
  planPromotions,
} from '@/model/importing/promotions/planPromotions';
import type { PromotionProblem, PromotionRow } from '@/model/importing/promotions/promotionFields';
import { inSlices } from '../../inSlices';
import type { Principal } from '../../principal';
import {
  listSourceRows,
  type PlannedRow,
  type RunningImport,
  type UndoableRow,
  type WaitingRow,
} from '../../repositories/destinationImports/steps';
import { listDestinationsOf } from '../../repositories/destinations/destinations';
import {
  linkPromotion,
  listPromotionLinks,
  listZonedLocations,
} from '../../repositories/promotionImports/promotionLinks';
import { listPromotionsOf, type PromotionScope } from '../../repositories/promotions/promotions';
import { serviceText } from '../../texts';
import type { FileRecords } from './fileRecords';

/** The change that a row asks for. */
interface PromotionStep {
  readonly externalId: string;
  /** The event or offer that it changes; null for a new one. */
  readonly id: number | null;
  readonly values: Partial<PromotionValues>;
}

/** Writes single events and offers by the rules of the calls of the contract. */
export interface PromotionWriter {
  /** @throws DomainError where the starter may not do it any more */
  readonly assertMayImport: (kind: PromotionKind, principal: Principal) => void;
  /** Creates or changes one. @throws DomainError with the reason */
  readonly write: (
    client: PoolClient,
    scope: PromotionScope,
    step: Pick<PromotionStep, 'id' | 'values'>,
    now: Date,
  ) => Promise<{ readonly id: number; readonly revision: number; readonly before: PromotionValues | null }>;
  /** Takes back what `write` did; false where somebody has changed it or placed it in a room since. */
  readonly revert: (
    client: PoolClient,
    scope: PromotionScope,
    row: UndoableRow<PromotionValues>,
    now: Date,
  ) => Promise<boolean>;
}

type WireRow = Extract<z.output<PromotionImportCalls['start']['body']>, { rows: unknown }>['rows'][number];

/** Destinations of an organisation that a file may name. */
const MOST = 100_000;

// The steps of an import are those that its own plan has stored.
const stepOf = ({ step }: WaitingRow) => step as PromotionStep;

/** Files of events, or of offers. */
export function promotionFiles(
  kind: PromotionKind,
  { writer, clock }: { readonly writer: PromotionWriter; readonly clock: () => Date },
): FileRecords {
  const many = `${kind}s` as const;
  return {
    assertMayImport: (principal) => writer.assertMayImport(kind, principal),
    plan: async (pool, organisationId, found) => ({
      newCategories: [],
      rows: (await planned(pool, { organisationId, kind }, found)).map(rowOfPlan),
    }),
    createCategory: () => Promise.reject(new Error('Events and offers have no categories.')),
    open: (organisationId, { shape }) => {
      return async () => async (client) => async (row) => {
        const { id: wanted, externalId, values } = stepOf(row);
        const scope = { organisationId, kind };
        const { id, revision, before } = await writer.write(client, scope, { id: wanted, values }, clock());
        await linkPromotion(client, { organisationId, kind: many }, { shape, externalId, id });
        const outcome = wanted === null ? 'added' : 'changed';
        return { outcome, reason: row.reason, destinationId: id, revision, ...(before && { before }) };
      };
    },
    fieldsOf: (row) => Object.keys(stepOf(row).values),
    // The values of before are those that the writer has stored.
    revert: (client, organisationId, row, now) =>
      writer.revert(client, { organisationId, kind }, row as UndoableRow<PromotionValues>, now),
    kept: serviceText('import.keptPromotion'),
  };
}

async function planned(
  pool: Pool,
  scope: PromotionScope,
  { id, shape }: RunningImport,
): Promise<readonly PlannedPromotion[]> {
  const { organisationId, kind } = scope;
  const source = (await listSourceRows<WireRow>(pool, id)).map(rowOfWire);
  const known = await listPromotionsOf(pool, scope);
  const links = await listPromotionLinks(pool, { organisationId, kind: `${kind}s` }, shape);
  const destinations = await listDestinationsOf(pool, organisationId, { limit: MOST });
  const locations = await listZonedLocations(pool, organisationId);
  const plan = await inSlices(
    planPromotions(source, {
      known: knownPromotions(known, new Map(links.map((link) => [link.id, link.external_id]))),
      ...placeNames(destinations, locations),
      validate: validatePromotion(kind),
    }),
  );
  return plan.rows;
}

function rowOfPlan({ row, name, kind, problems, warnings, externalId, id, values }: PlannedPromotion): PlannedRow {
  const noted = kind === 'refused' ? problems : warnings;
  return {
    row,
    name,
    step: kind === 'add' || kind === 'change' ? ({ externalId, id, values } satisfies PromotionStep) : null,
    turn: 0,
    outcome: kind === 'same' || kind === 'refused' ? kind : null,
    // The plan of events and offers has no other problems.
    reason: [...new Set(noted.map((problem) => promotionProblemText(problem as PromotionProblem)))].join(' '),
    destinationId: id,
  };
}

const rowOfWire = ({ row, external_id, own_id, values }: WireRow): PromotionRow => ({
  row,
  externalId: external_id,
  ownId: own_id,
  // A key that is undefined is no value of the row.
  values: JSON.parse(JSON.stringify(values)) as PromotionRow['values'],
  problems: [],
});
