import { type OverrideRecord, toOverrideRecord, type VariableBody } from '@/api/skins/skins';
import { overrideFormRule, variableFormRule } from '@/contract/skins/skinForms';
import { type SkinVariable, variableSchema } from '@/contract/skins/skins';
import { skinText } from '@/contract/texts/skinTexts';
import { translate } from '@/contract/texts/translate';
import { defineRecordKind } from '@/machines/records/recordKind';
import { type PairLine, pairParts } from '../locationSettings/tabKinds';
import { text } from './texts';

/** The values in the form of a variable. */
export type VariableValues = {
  readonly name: string;
  readonly description: string;
  readonly customerFacing: boolean;
  readonly pairs: readonly PairLine[];
};

/** Of the override of a location alone the values are edited. */
export type OverrideValues = { readonly name: string; readonly pairs: readonly PairLine[] };

const linesOf = (values: Readonly<Record<string, string>>): PairLine[] =>
  Object.entries(values).map(([key, value], id) => ({ id, key, value }));
const pairsOf = (lines: readonly PairLine[]) => lines.map(({ key, value }) => ({ key: key.trim(), value }));
const pairText = (lines: readonly PairLine[]) => lines.map(({ key, value }) => `${key}: ${value}`).join(', ');

const pairsField = { label: text('values'), wire: 'values', words: pairText, parts: pairParts };

export const variableKind = defineRecordKind<SkinVariable, VariableValues, VariableBody>({
  one: text('oneVariable'),
  label: skinText('variableLabel'),
  invalid: translate('failed.body'),
  schema: variableSchema,
  rule: variableFormRule,
  blank: { name: text('newVariable'), description: '', customerFacing: false, pairs: [] },
  valuesOf: ({ name, description, customer_facing, values }) => ({
    name,
    description,
    customerFacing: customer_facing === 1,
    pairs: linesOf(values),
  }),
  bodyOf: ({ name, description, customerFacing, pairs }) => ({
    name,
    description,
    customer_facing: customerFacing ? 1 : 0,
    values: pairsOf(pairs),
  }),
  deletionText: text('deleteVariable'),
  fields: {
    name: { label: text('name') },
    description: { label: text('description') },
    customerFacing: {
      label: text('customerFacing'),
      wire: 'customer_facing',
      words: (isOn) => text(isOn ? 'yes' : 'no'),
    },
    pairs: pairsField,
  },
});

/** The values of a variable that a location overrides; the name is that of the variable and is not edited. */
export const overrideKind = defineRecordKind<
  OverrideRecord,
  OverrideValues,
  { readonly values: readonly { readonly key: string; readonly value: string }[] }
>({
  one: text('oneOverride'),
  label: skinText('variableLabel'),
  invalid: translate('failed.body'),
  schema: {
    safeParse: (value) => {
      const parsed = variableSchema.safeParse(value);
      return parsed.success ? { success: true, data: toOverrideRecord(parsed.data) } : parsed;
    },
  },
  rule: overrideFormRule,
  blank: { name: '', pairs: [] },
  valuesOf: ({ name, values }) => ({ name, pairs: linesOf(values) }),
  bodyOf: ({ pairs }) => ({ values: pairsOf(pairs) }),
  deletionText: text('deleteOverride'),
  fields: { name: { label: text('name') }, pairs: pairsField },
});

/** The same before there is an override: nothing can be deleted. */
export const firstOverrideKind: typeof overrideKind = { ...overrideKind, confirmations: 0 };
