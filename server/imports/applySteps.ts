import type { PoolClient } from 'pg';
import { importText } from '@/contract/texts/importTexts';
import type { ImportStep } from '@/model/importing/planImport';
import type { RowError } from '@/model/sources/sourceRow';
import { deleteDestination } from '../repositories/destinations/deletedDestinations';
import { lockDestinations } from '../repositories/destinations/destinationWrites';
import {
  type ChangedImported,
  categoriesByName,
  findImported,
  type ImportSource,
  idsWithSubDestinations,
  insertImported,
  type NewImported,
  touchProjectsOfAll,
  updateImported,
} from '../repositories/imports/importedDestinations';

export interface AppliedSteps {
  /** Names of the new destinations. */
  readonly added: readonly string[];
  /** With the fields that differ. */
  readonly changed: readonly { readonly id: number; readonly name: string; readonly fields: readonly string[] }[];
  /** With their ids in the source. */
  readonly deleted: readonly { readonly externalId: string; readonly name: string }[];
  /** Steps that others have made impossible since the plan. */
  readonly errors: readonly RowError[];
}

type WrittenStep = Extract<ImportStep, { kind: 'add' | 'change' }>;
const isWritten = (step: ImportStep): step is WrittenStep => step.kind !== 'delete';
const isSub = ({ values }: WrittenStep): boolean => (values.main_destination ?? '') !== '';

/** Applies some steps of a plan, in its order, in the transaction of the client. */
export async function applySteps(
  client: PoolClient,
  source: ImportSource,
  steps: readonly ImportStep[],
  now: Date,
): Promise<AppliedSteps> {
  const { organisationId } = source;
  const there = await lockDestinations(
    client,
    organisationId,
    steps.flatMap((step) => (step.kind === 'add' ? [] : step.id)),
  );
  const context = {
    there,
    categories: await categoriesByName(client, organisationId),
    withSubs: await idsWithSubDestinations(client, organisationId, [...there.keys()]),
  };
  const written = steps.filter(isWritten);
  // Main destinations first, so that those that belong to one find it.
  const mains = await write(
    client,
    source,
    written.filter((step) => !isSub(step)),
    context,
  );
  const subs = await write(client, source, written.filter(isSub), context);
  const changed = [...mains.changed, ...subs.changed];
  const deletions = steps.flatMap((step) => (step.kind === 'delete' && there.has(step.id) ? [step] : []));
  await touchProjectsOfAll(
    client,
    organisationId,
    [...changed, ...deletions].map(({ id }) => id),
  );
  for (const { id } of deletions) await deleteDestination(client, organisationId, id, now);
  return {
    added: [...mains.added, ...subs.added],
    changed,
    deleted: deletions.map(({ externalId, name }) => ({ externalId, name })),
    errors: [...mains.errors, ...subs.errors],
  };
}

interface Known {
  readonly there: ReadonlyMap<number, unknown>;
  readonly categories: Awaited<ReturnType<typeof categoriesByName>>;
  readonly withSubs: ReadonlySet<number>;
}

async function write(
  client: PoolClient,
  source: ImportSource,
  steps: readonly WrittenStep[],
  known: Known,
): Promise<Omit<AppliedSteps, 'deleted'>> {
  const mains = await findImported(
    client,
    source,
    steps.flatMap(({ values }) => values.main_destination || []),
  );
  const errors: RowError[] = [];
  const news: NewImported[] = [];
  const changes: ChangedImported[] = [];
  const changed: AppliedSteps['changed'][number][] = [];
  for (const step of steps) {
    const { row, externalId } = step;
    const references = referencesOf(step, { ...known, mains });
    if ('message' in references) errors.push({ row, externalId, ...references });
    else if (step.kind === 'add') {
      const { name, description, tags, review } = step.values;
      const { categories = [], parentId = null } = references;
      news.push({ externalId, name, description, tags, review, categories, parentId });
    } else {
      const { categories: _, main_destination: __, ...values } = step.values;
      changes.push({ ...values, ...references, id: step.id });
      changed.push({ id: step.id, name: values.name ?? step.name, fields: Object.keys(step.values) });
    }
  }
  await updateImported(client, source.organisationId, changes);
  await insertImported(client, source, news);
  return { added: news.map(({ name }) => name), changed, errors };
}

/** The references of a step as ids, or why it cannot be made any more. */
function referencesOf(
  step: WrittenStep,
  { there, categories, withSubs, mains }: Known & { readonly mains: Awaited<ReturnType<typeof findImported>> },
):
  | { readonly categories?: readonly number[]; readonly parentId?: number | null }
  | { readonly field: string | null; readonly message: string } {
  const id = step.kind === 'change' ? step.id : null;
  if (id !== null && !there.has(id)) return { field: null, message: importText('gone') };
  const { categories: names, main_destination: main } = step.values;
  const idOf = (name: string) => categories.get(name.trim().toLowerCase())?.id;
  const lost = names?.find((name) => idOf(name) === undefined);
  if (lost !== undefined) return { field: 'categories', message: importText('categoryUnknown', { name: lost }) };
  const chosen = names && { categories: [...new Set(names.flatMap((name) => idOf(name) ?? []))] };
  if (main === undefined) return { ...chosen };
  if (main === '') return { ...chosen, parentId: null };
  const wrong = (message: string) => ({ field: 'main_destination', message });
  const parent = mains.get(main);
  if (!parent) return wrong(importText('mainUnknown', { id: main }));
  if (parent.parent_id !== null) return wrong(importText('mainIsSub', { id: main }));
  if (id !== null && withSubs.has(id)) return wrong(importText('hasSubDestinations'));
  return { ...chosen, parentId: parent.id };
}
