import { PROMOTION_IMPORTS } from '@/api/promotionImports/promotionImports';
import type { PromotionKind } from '@/contract/promotions/promotions';
import { promotionFieldText } from '@/contract/texts/promotionFieldText';
import { promotionProblemText } from '@/contract/texts/promotionProblemText';
import {
  isDateField,
  PROMOTION_FIELDS,
  type PromotionProblem,
  plainField,
} from '@/model/importing/promotions/promotionFields';
import type { ImportKind } from '../../fileImports/importKind';
import { text } from './texts';

const kindOf = (kind: PromotionKind): ImportKind => ({
  calls: PROMOTION_IMPORTS[kind],
  title: text(`title.${kind}`),
  hint: text('chooseHint'),
  comparing: text(`comparing.${kind}`),
  fields: PROMOTION_FIELDS.map((field) => ({ field, label: promotionFieldText(field) })),
  moreFields: () => null,
  fieldText: promotionFieldText,
  // The plan of events and offers has no other problems.
  problemText: (problem) => promotionProblemText(problem as PromotionProblem),
  days: {
    plain: plainField,
    choices: (plain) =>
      isDateField(plain)
        ? [
            { field: `${plain}:dmy`, label: text('dayFirst') },
            { field: `${plain}:mdy`, label: text('monthFirst') },
          ]
        : [],
  },
});

/** The imports of files of events and offers. */
export const PROMOTION_IMPORT_KINDS: Readonly<Record<PromotionKind, ImportKind>> = {
  event: kindOf('event'),
  offer: kindOf('offer'),
};
