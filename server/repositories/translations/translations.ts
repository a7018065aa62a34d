import type { PoolClient } from 'pg';
import type { TranslatedText } from '@/contract/translations/translations';
import { keyOfText, type TextKey, type Translations, type VisitorText } from '@/model/content/visitorTexts';
import type { Queryable } from '../../database/queryable';

interface Row extends TextKey {
  readonly language: string;
  readonly text: string;
  readonly source: string;
}

const readRows = async (client: Queryable, organisationId: number): Promise<Row[]> =>
  (
    await client.query<Row>(
      `SELECT language, kind, record, field, text, source FROM translations
        WHERE organisation_id = $1 ORDER BY language, kind, record, field`,
      [organisationId],
    )
  ).rows;

/** Adds the translations of an organisation to texts of one of its locations. */
export async function withTranslations(
  client: Queryable,
  organisationId: number,
  texts: readonly VisitorText[],
): Promise<TranslatedText[]> {
  const byKey = new Map<string, Record<string, { text: string; source: string }>>();
  for (const { language, text, source, ...key } of await readRows(client, organisationId))
    byKey.set(keyOfText(key), { ...byKey.get(keyOfText(key)), [language]: { text, source } });
  return texts.map((text) => ({ ...text, translations: byKey.get(keyOfText(text)) ?? {} }));
}

/** Translations of these texts by language; a language that has none of them is left out. */
export async function translationsOf(
  client: Queryable,
  organisationId: number,
  texts: readonly VisitorText[],
): Promise<Record<string, Translations>> {
  const keys = new Set(texts.map(keyOfText));
  const languages = new Map<string, Record<string, string>>();
  for (const row of await readRows(client, organisationId)) {
    const key = keyOfText(row);
    if (!keys.has(key)) continue;
    const language = languages.get(row.language) ?? {};
    language[key] = row.text;
    languages.set(row.language, language);
  }
  return Object.fromEntries(languages);
}

export async function listLanguagesOf(client: Queryable, organisationId: number): Promise<string[]> {
  const { rows } = await client.query<{ language: string }>(
    'SELECT DISTINCT language FROM translations WHERE organisation_id = $1',
    [organisationId],
  );
  return rows.map(({ language }) => language);
}

/** Names and descriptions of destinations in other languages: by id, then by the field of an import. @param ids null for all */
export async function destinationTranslations(
  client: Queryable,
  organisationId: number,
  ids: readonly number[] | null = null,
): Promise<ReadonlyMap<number, Readonly<Record<string, string>>>> {
  const { rows } = await client.query<Row>(
    `SELECT language, kind, record, field, text, source FROM translations
      WHERE organisation_id = $1 AND kind = 'destination' AND field IN ('name', 'description')
        AND ($2::text[] IS NULL OR record = ANY ($2)) ORDER BY record, field, language`,
    [organisationId, ids?.map(String) ?? null],
  );
  const found = new Map<number, Record<string, string>>();
  for (const { record, field, language, text } of rows) {
    const texts = found.get(Number(record)) ?? {};
    texts[`${field}:${language}`] = text;
    found.set(Number(record), texts);
  }
  return found;
}

export interface TranslationChange {
  readonly language: string;
  /** The original, as it is now. */
  readonly of: VisitorText;
  /** Empty to remove it. */
  readonly text: string;
}

export async function putTranslation(
  client: PoolClient,
  organisationId: number,
  { language, of: { kind, record, field, text: source }, text }: TranslationChange,
): Promise<void> {
  const key = [organisationId, language, kind, record, field];
  if (text === '') {
    await client.query(
      `DELETE FROM translations
        WHERE organisation_id = $1 AND language = $2 AND kind = $3 AND record = $4 AND field = $5`,
      key,
    );
    return;
  }
  await client.query(
    `INSERT INTO translations (organisation_id, language, kind, record, field, text, source)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (organisation_id, language, kind, record, field)
     DO UPDATE SET text = $6, source = $7, updated_at = now()`,
    [...key, text, source],
  );
}
