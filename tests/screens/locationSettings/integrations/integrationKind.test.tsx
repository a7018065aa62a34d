import { afterEach, expect, it } from 'vitest';
import type { RecordForm } from '@/components/form/useRecordForm';
import { INTEGRATION_PARAMETERS } from '@/contract/imports/integrationParameters';
import type { Parameter } from '@/contract/parameters';
import { integrationText } from '@/contract/texts/integrationTexts';
import { differencesOf, formRecordOf, validateValues } from '@/machines/records/recordKind';
import { redact } from '@/model/redaction/redact';
import {
  type IntegrationValues,
  integrationKindOf,
  modeLabel,
} from '@/screens/locationSettings/integrations/integrationKind';
import { ParameterField } from '@/screens/locationSettings/integrations/ParameterField';
import { cleanUp, render } from '../../../support/dom/render';
import { jsonFeedAt } from '../../../support/jsonFeedAt';

afterEach(cleanUp);

const kindOf = (name: 'json-feed' | 'csv-feed') =>
  integrationKindOf({ name, parameters: [...INTEGRATION_PARAMETERS[name]] });
const json = kindOf('json-feed');
const csv = kindOf('csv-feed');
const filled: IntegrationValues = { ...json.blank, url: 'https://feeds.example/shops', mapping: { external_id: 'id' } };

it('[IG31] a new integration has the values that the parameters begin with', () => {
  expect(json.blank).toMatchObject({ mode: 0, url: '', timeout: '30', tags: '', headers: [] });
  expect(csv.blank).toMatchObject({ delimiter: ',', skip_lines: '0', schedule: { every: 'off', at: '03:00' } });
});

it('[IG31] sends numbers as numbers and what is separated by commas as a list', () => {
  const body = json.bodyOf({ ...filled, timeout: '12', tags: ' food, , late night,wifi ' });
  expect(body).toMatchObject({
    type: 'json-feed',
    mode: 0,
    config: { timeout: 12, tags: ['food', 'late night', 'wifi'] },
  });
  expect(validateValues(json, filled)).toEqual({});
  expect(csv.bodyOf({ ...csv.blank, delimiter: '\t' }).config.delimiter).toBe('\t');
});

it('[IG31] names what is wrong at its parameter', () => {
  expect(validateValues(json, { ...json.blank, timeout: '', items_path: 'a..b' })).toEqual({
    url: integrationText('urlInvalid'),
    timeout: integrationText('timeoutInvalid'),
    items_path: integrationText('pathInvalid'),
    mapping: integrationText('idMissing'),
  });
  expect(validateValues(csv, { ...csv.blank, ...filled, skip_lines: '1.5' })).toEqual({
    skip_lines: integrationText('skipLinesInvalid'),
  });
});

it('[IG3] a stored header value stays null until another one is typed, and no inspector shows what is typed', () => {
  const { config } = jsonFeedAt('https://feeds.example/', { headers: [{ name: 'X-Api-Key', value: null }] });
  const { values } = formRecordOf(json, { uuid: 'a', type: 'json-feed', mode: 1, config });
  expect(values.headers).toEqual([{ key: 1, name: 'X-Api-Key', secret: null }]);
  expect(json.bodyOf(values).config.headers).toEqual([{ name: 'X-Api-Key', value: null }]);
  const typed = { ...values, headers: [{ key: 1, name: 'X-Api-Key', secret: 'typed by hand' }] };
  expect(json.bodyOf(typed).config.headers).toEqual([{ name: 'X-Api-Key', value: 'typed by hand' }]);
  expect(JSON.stringify(redact({ values: typed }))).not.toContain('typed by hand');
});

it('[IG33] the mode is Passive for 0 and Active for 1', () => {
  expect([modeLabel(0), modeLabel(1)]).toEqual(['Passive', 'Active']);
  const both = { base: { ...filled, mode: null }, mine: { ...filled, mode: 1 }, theirs: filled };
  expect(differencesOf(json, both, undefined)).toEqual([
    { name: 'mode', label: 'Mode', mine: 'Active', theirs: 'Passive' },
  ]);
});

/** A form that takes nothing, for the look of a field. */
const formOf = (values: IntegrationValues): RecordForm<IntegrationValues> =>
  ({
    values,
    errorOf: () => undefined,
    set: () => undefined,
    touch: () => undefined,
    // The field uses no other part of a form.
  }) as unknown as RecordForm<IntegrationValues>;

it('[IG31] shows a number input for a numeric parameter, and an array in one line with commas', async () => {
  const shown = async (parameter: Parameter, value: unknown) => {
    const { find } = await render(<ParameterField form={formOf({ [parameter.name]: value })} parameter={parameter} />);
    const input = find('input');
    const seen = [input.getAttribute('type'), input.getAttribute('value')];
    await cleanUp();
    return seen;
  };
  const parameter = (kind: Parameter['kind']): Parameter => ({ name: 'own', label: 'Own', kind, required: false });
  expect(await shown(parameter('number'), '7')).toEqual(['number', '7']);
  expect(await shown(parameter('array'), 'food, wifi')).toEqual(['text', 'food, wifi']);
  expect(await shown(parameter('text'), 'a')).toEqual(['text', 'a']);
});
