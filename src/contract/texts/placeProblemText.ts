import type { PlaceProblem } from '@/model/importing/places/placeFields';
import { catalogue } from './catalogue';

const text = catalogue({
  'name-missing': 'The row has no name.',
  'category-unknown': 'There is no category “{value}”.',
  'review-wrong': '“{value}” is no number of stars: 0 to 5, in halves.',
  'error-cell': 'The cell holds “{value}”, the error of a formula. Correct it in the spreadsheet.',
  'logo-wrong': 'The logo “{value}” is not an address that begins with http:// or https://.',
  'main-unknown': 'There is no main destination “{value}”.',
  'main-is-sub': '“{value}” belongs to another destination itself.',
  'has-subs': 'Other destinations belong to this one, so it cannot belong to “{value}”.',
  'own-main': 'A destination cannot belong to itself.',
  'id-unknown': 'There is no destination with the id {value}.',
  'name-ambiguous': 'Several destinations are called “{value}”. Add a column with an id, or with the unit.',
  'same-row':
    'About the same destination as row {value}. A column with an id, or with the unit, tells two of one name apart.',
  gone: 'Somebody deleted this destination during the import.',
});

/** Why a row is not imported, in words. */
export const problemText = ({ code, value, reason }: PlaceProblem): string =>
  code === 'invalid' ? (reason ?? '') : text(code, { value });
