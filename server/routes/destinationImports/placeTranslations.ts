import type { PoolClient } from 'pg';
import { translationText } from '@/contract/texts/translationTexts';
import { TRANSLATION_LIMIT } from '@/contract/translations/translations';
import { type PlaceTranslations, translationOf } from '@/model/importing/places/translatedFields';
import { InvalidError } from '../../errors';
import { destinationTranslations, listLanguagesOf, putTranslation } from '../../repositories/translations/translations';

const MOST_LANGUAGES = 30;

type Originals = Readonly<Record<'name' | 'description', string>>;

/** A translation that an import has written, with the one before; empty for none. */
export type WrittenTranslations = Readonly<Record<string, { readonly before: string; readonly after: string }>>;

/**
 * Writes translations of a destination.
 * @throws InvalidError for a text that is too long, and where the organisation would have too many languages
 */
export async function writeTranslations(
  client: PoolClient,
  organisationId: number,
  {
    id,
    originals,
    translations,
  }: { readonly id: number; readonly originals: Originals; readonly translations: PlaceTranslations },
): Promise<WrittenTranslations> {
  const known = new Set(await listLanguagesOf(client, organisationId));
  const present = (await destinationTranslations(client, organisationId, [id])).get(id) ?? {};
  if (Object.values(translations).some((text) => text.length > TRANSLATION_LIMIT))
    throw new InvalidError({ translations: [translationText('tooLong')] });
  for (const field of Object.keys(translations)) known.add(translationOf(field)?.language ?? '');
  if (known.size > MOST_LANGUAGES) throw new InvalidError({ translations: [translationText('tooMany')] });
  for (const [field, text] of Object.entries(translations))
    await put(client, organisationId, { id, originals, field, text });
  return Object.fromEntries(
    Object.entries(translations).map(([field, after]) => [field, { before: present[field] ?? '', after }]),
  );
}

/** Takes translations back that nobody has changed since. */
export async function revertTranslations(
  client: PoolClient,
  organisationId: number,
  {
    id,
    originals,
    written,
  }: { readonly id: number; readonly originals: Originals; readonly written: WrittenTranslations },
): Promise<void> {
  const present = (await destinationTranslations(client, organisationId, [id])).get(id) ?? {};
  for (const [field, { before, after }] of Object.entries(written))
    if (present[field] === after) await put(client, organisationId, { id, originals, field, text: before });
}

async function put(
  client: PoolClient,
  organisationId: number,
  {
    id,
    originals,
    field,
    text,
  }: { readonly id: number; readonly originals: Originals; readonly field: string; readonly text: string },
): Promise<void> {
  const translation = translationOf(field);
  if (!translation) return;
  const { original, language } = translation;
  const of = { kind: 'destination', record: String(id), field: original, text: originals[original] } as const;
  await putTranslation(client, organisationId, { language, of, text });
}
