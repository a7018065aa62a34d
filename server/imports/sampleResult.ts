import type { FeedSampleAnswer } from '@/contract/imports/sampleIntegration';
import { importText } from '@/contract/texts/importTexts';
import type { ImportPlan } from '@/model/importing/planImport';
import { rejectionText } from './importRules';
import { planErrors } from './reportResults';

const MOST_ERRORS = 200;

/** The effects of a plan, counted by rows. */
export function sampleResult(plan: ImportPlan): NonNullable<FeedSampleAnswer['result']> {
  const { steps, errors, unchanged, rejection } = plan;
  const count = (kind: (typeof steps)[number]['kind']) => steps.filter((step) => step.kind === kind).length;
  const arrive = steps.length + unchanged > 0;
  const listed = planErrors(plan).errors;
  return {
    problem: rejection ? rejectionText(rejection) : arrive ? null : importText('noRows'),
    add: count('add'),
    change: count('change'),
    same: unchanged,
    refused: new Set(errors.map(({ row }) => row)).size,
    remove: count('delete'),
    errors: typeof listed === 'string' ? [] : listed.slice(0, MOST_ERRORS),
  };
}
