import type { IntegrationBody, OpenedIntegration } from '@/api/imports/integrations';
import { integrationRule } from '@/contract/imports/integrations';
import type { ProjectDetails } from '@/contract/locations/projectDetails';
import type { Parameter } from '@/contract/parameters';
import { translate } from '@/contract/texts/translate';
import type { Schema } from '@/contract/validate';
import { defineRecordKind } from '@/machines/records/recordKind';
import { sentOf, shownOf, wordsOf } from './parameterValues';
import { text } from './texts';

/** A kind of integration that the organisation has. */
export type IntegrationType = NonNullable<ProjectDetails['organisation']>['integrations'][number];

/** The mode and every parameter by its name, as their fields show them. */
export type IntegrationValues = Readonly<Record<string, unknown>>;

/** The checks of a body, with the errors of the config under the names of its parameters. */
const rule: Schema = {
  safeParse: (body) => {
    const parsed = integrationRule.safeParse(body);
    if (parsed.success) return parsed;
    const issues = parsed.error.issues.map(({ path, message }) => ({
      path: path[0] === 'config' ? path.slice(1) : path,
      message,
    }));
    return { success: false, error: { issues } };
  },
};

/** Only this console sends integrations, so a conflict has the record itself. */
const schema: Schema<OpenedIntegration> = {
  safeParse: (value) =>
    isOpened(value)
      ? { success: true, data: value }
      : { success: false, error: { issues: [{ path: [], message: '' }] } },
};

const isOpened = (value: unknown): value is OpenedIntegration =>
  typeof value === 'object' && value !== null && 'uuid' in value && 'config' in value && 'mode' in value;

const MODES = [text('passive'), text('active')];
/** Passive (0) or Active (1). */
export const modeLabel = (mode: unknown): string => MODES[Number(mode)] ?? '';

/** The form of one kind of integration, made of its parameters. */
export function integrationKindOf({ name: type, parameters }: Pick<IntegrationType, 'name' | 'parameters'>) {
  const field = (parameter: Parameter) => ({
    label: parameter.label,
    words: (value: unknown) => wordsOf(parameter, value),
  });
  const valuesOf = (mode: number, config: OpenedIntegration['config']): IntegrationValues => ({
    mode,
    ...Object.fromEntries(parameters.map((one) => [one.name, shownOf(one, config?.[one.name])])),
  });
  return defineRecordKind<OpenedIntegration, IntegrationValues, IntegrationBody>({
    one: text('one'),
    label: translate('location.label'),
    schema,
    rule,
    blank: valuesOf(0, null),
    valuesOf: ({ mode, config }) => valuesOf(mode, config),
    bodyOf: (values) => ({
      type,
      mode: Number(values.mode),
      config: Object.fromEntries(parameters.map((one) => [one.name, sentOf(one, values[one.name])])),
    }),
    fields: {
      mode: { label: text('mode'), words: modeLabel },
      ...Object.fromEntries(parameters.map((one) => [one.name, field(one)])),
    },
    deletionText: text('removeText'),
  });
}
export type IntegrationKind = ReturnType<typeof integrationKindOf>;
