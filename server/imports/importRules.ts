import { validatePlace } from '@/contract/destinationImports/placeRecords';
import { importText } from '@/contract/texts/importTexts';
import { problemText } from '@/contract/texts/placeProblemText';
import type { ImportRules } from '@/model/importing/planImport';
import type { Rejection } from '@/model/importing/rejection';

/** The checks of a row of a source, which are those of a file. @param categories names of those of the organisation */
export const importRules = (categories: readonly string[], createsCategories: boolean): ImportRules => ({
  categories,
  createsCategories,
  validate: validatePlace,
  textOf: problemText,
});

export const rejectionText = (rejection: Rejection): string =>
  rejection.kind === 'no-rows' ? importText('noRows') : importText('tooManyDeletions', rejection);
