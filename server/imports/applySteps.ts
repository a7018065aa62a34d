import type { PoolClient } from 'pg';
import { bodyOfPlace } from '@/contract/destinationImports/placeRecords';
import { type Destination, destinationRule } from '@/contract/destinations/destinations';
import { importText } from '@/contract/texts/importTexts';
import { problemText } from '@/contract/texts/placeProblemText';
import { validate } from '@/contract/validate';
import { fieldsOfValues } from '@/model/importing/places/placeFields';
import type { ImportStep } from '@/model/importing/planImport';
import type { RowError } from '@/model/sources/sourceRow';
import { nameKey } from '@/model/text/nameKey';
import { deleteDestination } from '../repositories/destinations/deletedDestinations';
import { readDestinationsOf } from '../repositories/destinations/destinations';
import { lockDestinations } from '../repositories/destinations/destinationWrites';
import { BLANK_DESTINATION, mergedDestination } from '../repositories/destinations/mergedDestination';
import {
  type ChangedImported,
  categoriesByName,
  findMains,
  type ImportSource,
  idsWithSubDestinations,
  insertImported,
  linkImported,
  type NewImported,
  updateImported,
} from '../repositories/imports/importedDestinations';
import type { FetchedLogo } from './logos/logoFetcher';
import { logoOfStep } from './logos/logoOfStep';

export interface AppliedSteps {
  /** Names of the new destinations. */
  readonly added: readonly string[];
  /** With the fields that differ. */
  readonly changed: readonly {
    readonly id: number;
    readonly externalId: string;
    readonly name: string;
    readonly fields: readonly string[];
  }[];
  /** With their ids in the source. */
  readonly deleted: readonly { readonly externalId: string; readonly name: string }[];
  /** Steps that others have made impossible since the plan. */
  readonly errors: readonly RowError[];
}

type WrittenStep = Extract<ImportStep, { kind: 'add' | 'change' }>;
export const isWritten = (step: ImportStep): step is WrittenStep => step.kind === 'add' || step.kind === 'change';
const isSub = ({ main }: WrittenStep): boolean => main !== undefined && main !== null;

/** Applies some steps of a plan, in its order, in the transaction of the client. @param logos of the steps, by address */
export async function applySteps(
  client: PoolClient,
  source: ImportSource,
  steps: readonly ImportStep[],
  { now, logos }: { readonly now: Date; readonly logos: ReadonlyMap<string, FetchedLogo> },
): Promise<AppliedSteps> {
  const { organisationId } = source;
  const there = await lockDestinations(
    client,
    organisationId,
    steps.flatMap((step) => (step.kind === 'add' ? [] : step.id)),
  );
  const ids = [...there.keys()];
  const context = {
    before: new Map((await readDestinationsOf(client, organisationId, ids)).map((one) => [one.id, one])),
    categories: await categoriesByName(client, organisationId),
    withSubs: await idsWithSubDestinations(client, organisationId, ids),
    now,
    logos,
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
  await linkImported(
    client,
    source,
    steps.filter((step) => step.kind === 'link'),
    now,
  );
  for (const { id } of deletions) await deleteDestination(client, organisationId, id, now);
  return {
    added: [...mains.added, ...subs.added],
    changed,
    deleted: deletions.map(({ externalId, name }) => ({ externalId, name })),
    errors: [...mains.errors, ...subs.errors],
  };
}

interface Context {
  /** Those that steps change and that are still there, locked. */
  readonly before: ReadonlyMap<number, Destination>;
  readonly categories: Awaited<ReturnType<typeof categoriesByName>>;
  readonly withSubs: ReadonlySet<number>;
  readonly now: Date;
  readonly logos: ReadonlyMap<string, FetchedLogo>;
}

async function write(
  client: PoolClient,
  source: ImportSource,
  steps: readonly WrittenStep[],
  context: Context,
): Promise<Omit<AppliedSteps, 'deleted'>> {
  const mains = await findMains(
    client,
    source,
    steps.flatMap(({ main }) => main ?? []),
  );
  const errors: RowError[] = [];
  const news: NewImported[] = [];
  const changes: ChangedImported[] = [];
  const changed: AppliedSteps['changed'][number][] = [];
  for (const step of steps) {
    const { row, externalId, name } = step;
    const { values, logo, problem } = await logoOfStep(client, source.organisationId, step.values, context.logos);
    if (problem !== null) errors.push({ row, externalId, field: 'logo', message: problem });
    const left = { ...step, values: logo === undefined ? values : step.values };
    // Only the logo was different, and it is missing.
    if (problem !== null && step.kind === 'change' && fieldsOf(left).length === 0) continue;
    const before = step.kind === 'change' ? (context.before.get(step.id) ?? null) : null;
    const references = referencesOf(step, { ...context, mains });
    const body = 'message' in references ? null : bodyOfPlace(before, values, { ...references, logo });
    const [wrong] = body ? Object.entries(validate(destinationRule, body)) : [];
    if ('message' in references) errors.push({ row, externalId, ...references });
    else if (wrong) errors.push({ row, externalId, field: wrong[0], message: wrong[1] });
    else {
      const record = mergedDestination(before ?? BLANK_DESTINATION, destinationRule.parse(body));
      if (step.kind === 'add') news.push({ externalId, record });
      else {
        changes.push({ id: step.id, record });
        changed.push({ id: step.id, externalId, name, fields: fieldsOf(left) });
      }
    }
  }
  await updateImported(client, source.organisationId, changes);
  // Those that it has had already stay as they are noted.
  await linkImported(client, source, changed, context.now);
  await insertImported(client, source, news);
  return { added: news.map(({ record }) => record.name), changed, errors };
}

/** The fields that a step changes. */
export const fieldsOf = ({ values, main }: WrittenStep): readonly string[] => [
  ...fieldsOfValues(values),
  ...(main === undefined ? [] : ['main_destination']),
];

/** The references of a step as ids, or why it cannot be made any more. */
function referencesOf(
  step: WrittenStep,
  { before, categories, withSubs, mains }: Context & { readonly mains: Awaited<ReturnType<typeof findMains>> },
):
  | { readonly categories?: readonly number[] | undefined; readonly parentId?: number | null }
  | { readonly field: string | null; readonly message: string } {
  const id = step.kind === 'change' ? step.id : null;
  if (id !== null && !before.has(id)) return { field: null, message: importText('gone') };
  const { values, main } = step;
  const idOf = (name: string) => categories.get(nameKey(name))?.id;
  const lost = values.categories?.find((name) => idOf(name) === undefined);
  if (lost !== undefined)
    return {
      field: 'categories',
      message: problemText({ code: 'category-unknown', field: 'categories', value: lost }),
    };
  const chosen = values.categories && [...new Set(values.categories.flatMap((name) => idOf(name) ?? []))];
  if (!main) return { categories: chosen, ...(main === null && { parentId: null }) };
  const wrong = (code: 'main-unknown' | 'main-is-sub' | 'has-subs') => ({
    field: 'main_destination',
    message: problemText({ code, field: 'main_destination', value: 'externalId' in main ? main.externalId : '' }),
  });
  const parent = mains('externalId' in main ? main.externalId : main.id);
  if (!parent) return wrong('main-unknown');
  if (parent.parent_id !== null) return wrong('main-is-sub');
  if (id !== null && withSubs.has(id)) return wrong('has-subs');
  return { categories: chosen, parentId: parent.id };
}
