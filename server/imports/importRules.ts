import { destinationFormRule } from '@/contract/destinations/destinationRecords';
import { importText } from '@/contract/texts/importTexts';
import { validate } from '@/contract/validate';
import type { ImportRules } from '@/model/importing/planImport';
import type { Rejection } from '@/model/importing/rejection';

/** The checks of a row of an import, which are those of the form of a destination. */
export const importRules = (categories: readonly string[]): ImportRules => ({
  categories,
  validate: ({ name, description, categories: names, tags, review }) => {
    // Their ids are found when the row is written; the form only asks for at least one.
    const body = { name, description, categories: names.map((_, at) => ({ id: at + 1 })), tags, review };
    return Object.entries(validate(destinationFormRule, body)).map(([field, message]) => ({ field, message }));
  },
  words: {
    categoryUnknown: (name) => importText('categoryUnknown', { name }),
    mainUnknown: (id) => importText('mainUnknown', { id }),
    mainIsSub: (id) => importText('mainIsSub', { id }),
    ownMain: () => importText('ownMain'),
  },
});

export const rejectionText = (rejection: Rejection): string =>
  rejection.kind === 'no-rows' ? importText('noRows') : importText('tooManyDeletions', rejection);
