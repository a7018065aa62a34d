import type { ImportReport, PlannedRow } from '@/contract/imports/imports';
import type { ImportPlan, ImportStep } from '@/model/importing/planImport';
import type { RowError } from '@/model/sources/sourceRow';
import { type AppliedSteps, fieldsOf } from './applySteps';

/** Errors of rows that a report lists; it counts all. */
const MOST_ERRORS = 1000;
/** Rows of a preview; the counts of the report are about all. */
const MOST_PREVIEW = 500;

type Counted = Pick<ImportReport, 'updates' | 'deletions'>;
type Listed = Pick<ImportReport, 'errors' | 'error_count'>;

const NO_COUNTS: Counted = { updates: {}, deletions: {} };
const NO_ERRORS: Listed = { errors: [], error_count: 0 };

/** The counts of a report after some more changes; a kind that nothing happened to is absent. */
function counted(
  { updates, deletions }: Counted,
  { added, changed, deleted }: { added: number; changed: number; deleted: readonly string[] },
): Counted {
  const sums = { added: (updates.added ?? 0) + added, changed: (updates.changed ?? 0) + changed };
  const gone = [...(deletions.destinations ?? []), ...deleted];
  return {
    updates: Object.fromEntries(Object.entries({ ...updates, ...sums }).filter(([, count]) => count > 0)),
    deletions: gone.length > 0 ? { destinations: gone } : {},
  };
}

function listed({ errors, error_count }: Listed, more: readonly RowError[]): Listed {
  const all = [
    ...(typeof errors === 'string' ? [] : errors),
    ...more.map(({ row, field, message, code, value }) => ({
      row,
      field,
      message,
      ...(code !== undefined && { code, value: value ?? '' }),
    })),
  ];
  return { errors: all.slice(0, MOST_ERRORS), error_count: error_count + more.length };
}

/** The count of categories that a plan creates. */
export const categoryCount = (created: readonly string[]): Counted =>
  created.length === 0 ? NO_COUNTS : { ...NO_COUNTS, updates: { categories: created.length } };

/** The errors that a plan has found. */
export const planErrors = ({ errors }: ImportPlan): Listed => listed(NO_ERRORS, errors);

/** A report with the results of a batch. */
export const withBatch = (report: Counted & Listed, done: AppliedSteps): Counted & Listed => ({
  ...counted(report, {
    added: done.added.length,
    changed: done.changed.length,
    deleted: done.deleted.map(({ externalId }) => externalId),
  }),
  ...listed(report, done.errors),
});

/** Counts the steps of a plan, which has changed nothing yet. */
export function planResult({ steps, newCategories }: ImportPlan): Counted & Pick<ImportReport, 'preview'> {
  const count = (kind: ImportStep['kind']) => steps.filter((step) => step.kind === kind).length;
  const deleted = steps.flatMap((step) => (step.kind === 'delete' ? step.externalId : []));
  return {
    ...counted(categoryCount(newCategories), { added: count('add'), changed: count('change'), deleted }),
    preview: steps.flatMap(previewOf).slice(0, MOST_PREVIEW),
  };
}

const previewOf = (step: ImportStep): PlannedRow[] =>
  step.kind === 'link'
    ? []
    : [
        {
          kind: step.kind,
          external_id: step.externalId,
          name: step.name,
          fields: step.kind === 'change' ? [...fieldsOf(step)] : [],
        },
      ];
