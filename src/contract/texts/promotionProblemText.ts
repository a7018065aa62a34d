import type { PromotionProblem } from '@/model/importing/promotions/promotionFields';
import { catalogue } from './catalogue';

const text = catalogue({
  'name-missing': 'The row has no name.',
  'start-missing': 'The row has no start.',
  'error-cell': 'The cell holds “{value}”, the error of a formula. Correct it in the spreadsheet.',
  'date-wrong': '“{value}” is not a date. Write it as 2026-05-03 or 2026-05-03 18:00.',
  'time-wrong': '“{value}” is not a time. Write it as 18:00.',
  'flag-wrong': '“{value}” is neither yes nor no.',
  'destination-unknown': 'There is no destination “{value}”.',
  'destination-ambiguous': 'Several destinations are called “{value}”. Add the unit, such as “{value} (A12)”.',
  'location-unknown': 'There is no location “{value}”.',
  'location-ambiguous': 'Several locations are called “{value}”. Rename one of them.',
  'place-missing': 'No place is named. Visitors see it once you choose where it is shown.',
  'id-unknown': 'There is no event or offer with the id {value}.',
  'name-ambiguous': 'Several are called “{value}”. Add a column with the start, or with an id.',
  'same-row': 'About the same event or offer as row {value}.',
});

/** Why a row of events or offers is not imported, in words. */
export const promotionProblemText = ({ code, value, reason }: PromotionProblem): string =>
  code === 'invalid' ? (reason ?? '') : text(code, { value });
