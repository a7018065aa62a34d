import { DESTINATION_IMPORTS } from '@/api/destinationImports/destinationImports';
import { placeFieldText } from '@/contract/texts/placeFieldText';
import { problemText } from '@/contract/texts/placeProblemText';
import { isPlaceField, PLACE_FIELDS, type PlaceField, type PlaceProblem } from '@/model/importing/places/placeFields';
import { translationOf } from '@/model/importing/places/translatedFields';
import type { ImportKind } from '../../fileImports/importKind';
import { text } from './texts';

/** Languages that are always offered, beside those of the columns. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'tr', 'ar', 'he', 'zh', 'ja'];

const choiceOf = (field: PlaceField) => ({ field, label: placeFieldText(field) });

/** The import of a file of destinations. */
export const destinationImport: ImportKind = {
  calls: DESTINATION_IMPORTS,
  title: text('title'),
  hint: text('chooseHint'),
  comparing: text('comparing'),
  fields: PLACE_FIELDS.map(choiceOf),
  moreFields: (chosen) => {
    const languages = new Set([...LANGUAGES, ...chosen.flatMap((field) => translationOf(field)?.language ?? [])]);
    const fields = [...languages].flatMap((language) => [`name:${language}`, `description:${language}`] as const);
    return { label: text('translations'), fields: fields.map(choiceOf) };
  },
  fieldText: (field) => (isPlaceField(field) ? placeFieldText(field) : text('translations')),
  // The plan of destinations has no other problems.
  problemText: (problem) => problemText(problem as PlaceProblem),
  days: null,
};
