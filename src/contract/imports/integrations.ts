import * as z from 'zod/mini';
import { isWebAddress } from '@/model/content/webAddress';
import { MAPPED_FIELDS } from '@/model/sources/feed';
import { stepsOf } from '@/model/sources/readPath';
import { tidied, uuid } from '../common';
import { integrationText as text } from '../texts/integrationTexts';

/** Integrations of one location. */
const MOST_INTEGRATIONS = 10;
const MOST_HEADERS = 20;

const url = z
  .string()
  .check(
    tidied(),
    z.maxLength(2000, { error: text('urlInvalid'), abort: true }),
    z.refine(isWebAddress, text('urlInvalid')),
  );

/** Headers that belong to the connection; another value could split the request or reach another host. */
const RESERVED = new Set([
  'accept-encoding',
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** A header of the requests to a feed. `value` is null where the stored one stays: it is never sent to a browser. */
const headerRule = z.object({
  name: z.string().check(
    tidied(),
    z.regex(/^[!#$%&'*+.^_`|~\w-]{1,100}$/, { error: text('headerName'), abort: true }),
    z.refine((name) => !RESERVED.has(name.toLowerCase()), text('headerReserved')),
  ),
  value: z.nullable(z.string().check(tidied(), z.regex(/^[\x20-\x7e\xa0-\xff]{1,2000}$/, text('headerValue')))),
});
export type FeedHeader = z.infer<typeof headerRule>;

const headers = z.array(headerRule).check(
  z.maxLength(MOST_HEADERS, text('tooManyHeaders', { most: MOST_HEADERS })),
  z.refine((all) => new Set(all.map(({ name }) => name.toLowerCase())).size === all.length, text('headerTwice')),
);

const whole = (least: number, most: number, error: string) =>
  z.int({ error }).check(z.minimum(least, error), z.maximum(most, error));

const path = z.string().check(
  tidied(),
  z.maxLength(200, { error: text('pathInvalid'), abort: true }),
  z.refine((typed) => stepsOf(typed) !== null, text('pathInvalid')),
);
const column = z.string().check(tidied(), z.maxLength(200, text('columnInvalid')));

/** Field ← path or column; the external id is required, since by it a destination is recognised again. */
const mappingOf = <Place extends typeof path | typeof column>(place: Place) =>
  z
    .partialRecord(z.enum(MAPPED_FIELDS), place)
    .check(z.refine((mapping) => (mapping.external_id ?? '') !== '', text('idMissing')));

const tags = z
  .array(z.string().check(tidied(), z.minLength(1, text('tagsInvalid')), z.maxLength(50, text('tagsInvalid'))))
  .check(z.maxLength(20, text('tagsInvalid')));

/** `at` is a time of day in the time zone of the location; it counts for `daily` alone. */
const schedule = z.object({
  every: z.enum(['off', 'hourly', 'daily']),
  at: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, text('timeInvalid'))),
});

/** A row whose category is missing is an error, also where this is absent, or the category is created. */
const missingCategories = z.optional(z.enum(['refuse', 'create']));

const common = {
  ...{ url, headers, tags, schedule },
  timeout: whole(1, 30, text('timeoutInvalid')),
  missing_categories: missingCategories,
};

const jsonFeedConfig = z.object({ ...common, items_path: path, mapping: mappingOf(path) });
const csvFeedConfig = z.object({
  ...common,
  delimiter: z.enum([',', ';', '\t', '|']),
  skip_lines: whole(0, 100, text('skipLinesInvalid')),
  mapping: mappingOf(column),
});

/** A feed whose fields are not all chosen yet. */
const partOf = <Place extends typeof path | typeof column>(place: Place) =>
  z.partialRecord(z.enum(MAPPED_FIELDS), place);
export const jsonFeedDraft = z.object({
  type: z.literal('json-feed'),
  config: z.extend(jsonFeedConfig, { mapping: partOf(path) }),
});
export const csvFeedDraft = z.object({
  type: z.literal('csv-feed'),
  config: z.extend(csvFeedConfig, { mapping: partOf(column) }),
});

/** 0 passive: an import reports only. 1 active: it changes the destinations. */
const mode = z.union([z.literal(0), z.literal(1)]);

export const jsonFeed = z.object({ type: z.literal('json-feed'), config: jsonFeedConfig });
export const csvFeed = z.object({ type: z.literal('csv-feed'), config: csvFeedConfig });

/** The source of the destinations, and how it is read. */
export type Feed = z.infer<typeof jsonFeed> | z.infer<typeof csvFeed>;

/** A source of destinations of a location. A new one has no id. */
const saved = { id: z.optional(uuid), mode };
export const integrationRule = z.discriminatedUnion('type', [z.extend(jsonFeed, saved), z.extend(csvFeed, saved)]);
export type IntegrationInput = z.infer<typeof integrationRule>;
export type IntegrationType = IntegrationInput['type'];

/** A stored one, which always has an id. */
export type Integration = IntegrationInput & { readonly id: string };

export const integrationsRule = z
  .array(integrationRule)
  .check(z.maxLength(MOST_INTEGRATIONS, text('tooMany', { most: MOST_INTEGRATIONS })));
