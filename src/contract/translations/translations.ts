import * as z from 'zod/mini';
import { isLanguageTag } from '@/model/content/contentLanguage';
import { TRANSLATED_FIELDS, TRANSLATED_KINDS } from '@/model/content/visitorTexts';
import { tidied } from '../common';
import { endpoint } from '../endpoint';
import { ownedRecord, withAnyFeature } from '../policy';
import { translationText } from '../texts/translationTexts';

/** Characters of a translation, at most: as of the longest text. */
export const TRANSLATION_LIMIT = 5000;

const translationSchema = z.object({
  text: z.string(),
  /** The text that was translated; the present one may be another. */
  source: z.string(),
});

const translatedTextSchema = z.object({
  kind: z.enum(TRANSLATED_KINDS),
  /** Id or uuid of the record. */
  record: z.string(),
  field: z.enum(TRANSLATED_FIELDS),
  text: z.string(),
  /** By BCP 47 tag of the language. */
  translations: z.record(z.string(), translationSchema),
});
export type TranslatedText = z.infer<typeof translatedTextSchema>;

export const listTranslations = endpoint({
  name: 'listTranslations',
  method: 'GET',
  path: 'projects/{uuid}/translations',
  summary: 'The texts of a location that visitors read, with their translations.',
  policy: ownedRecord('project', 'uuid'),
  answers: 'members',
  data: z.array(translatedTextSchema),
  addition: true,
  heavy: 'always',
});

export const translationRule = z.object({
  language: z.string().check(z.refine(isLanguageTag, translationText('languageUnknown'))),
  kind: z.enum(TRANSLATED_KINDS),
  record: z.string().check(z.maxLength(40)),
  field: z.enum(TRANSLATED_FIELDS),
  /** Empty to remove the translation. */
  text: z.string().check(tidied(), z.maxLength(TRANSLATION_LIMIT, translationText('tooLong'))),
  /** The translation that the change was based on; null where there was none. */
  before: z.nullable(z.string()),
});
export type TranslationBody = z.infer<typeof translationRule>;

export const updateTranslation = endpoint({
  name: 'updateTranslation',
  method: 'PUT',
  path: 'projects/{uuid}/translations',
  summary:
    'Translates a text of a location into a language, or removes the translation. Texts of destinations, categories, events and offers are shared with the other locations of the organisation.',
  policy: withAnyFeature(['locations', 'destinations'], ownedRecord('project', 'uuid')),
  answers: 'members-with-content',
  body: translationRule,
  data: translatedTextSchema,
  addition: true,
});
