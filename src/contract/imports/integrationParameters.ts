import type { Parameter } from '../parameters';
import { integrationText as text } from '../texts/integrationTexts';
import type { Feed, IntegrationType } from './integrations';

type ConfigOf<Type extends IntegrationType> = Extract<Feed, { type: Type }>['config'];
type ParametersOf<Type extends IntegrationType> = readonly (Parameter & { name: keyof ConfigOf<Type> })[];

const url = { name: 'url', label: text('url'), kind: 'text', hint: text('urlHint'), required: true } as const;
const missingCategories: Parameter & { readonly name: 'missing_categories' } = {
  name: 'missing_categories',
  label: text('missingCategories'),
  kind: 'choice',
  required: false,
  options: [
    { value: 'refuse', label: text('refuseCategories') },
    { value: 'create', label: text('createCategories') },
  ],
};
const common = [
  { name: 'headers', label: text('headers'), kind: 'headers', hint: text('headersHint'), required: false },
  { name: 'tags', label: text('tags'), kind: 'array', hint: text('tagsHint'), required: false },
  missingCategories,
  { name: 'timeout', label: text('timeout'), kind: 'number', hint: text('timeoutHint'), required: true, initial: 30 },
  { name: 'schedule', label: text('schedule'), kind: 'schedule', required: true },
] as const;

export const INTEGRATION_PARAMETERS: { readonly [Type in IntegrationType]: ParametersOf<Type> } = {
  'json-feed': [
    url,
    { name: 'items_path', label: text('itemsPath'), kind: 'text', hint: text('itemsPathHint'), required: false },
    { name: 'mapping', label: text('mapping'), kind: 'mapping', hint: text('pathsHint'), required: true },
    ...common,
  ],
  'csv-feed': [
    url,
    {
      name: 'delimiter',
      label: text('delimiter'),
      kind: 'choice',
      required: true,
      options: [
        { value: ',', label: text('comma') },
        { value: ';', label: text('semicolon') },
        { value: '\t', label: text('tab') },
        { value: '|', label: text('pipe') },
      ],
    },
    {
      name: 'skip_lines',
      label: text('skipLines'),
      kind: 'number',
      hint: text('skipLinesHint'),
      required: true,
      initial: 0,
    },
    { name: 'mapping', label: text('mapping'), kind: 'mapping', hint: text('columnsHint'), required: true },
    ...common,
  ],
};
