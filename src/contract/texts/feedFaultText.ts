import type { FeedFault } from '@/model/sources/feed';
import type { RowFault } from '@/model/sources/rowFault';
import { catalogue } from './catalogue';
import { placeFieldText } from './placeFieldText';

const text = catalogue({
  'not-json': 'The address does not answer with JSON. Please check that it is that of the feed.',
  'web-page':
    'This is a web page, not a feed: perhaps the address asks to sign in, or shows the feed to people. Please enter the address of the feed itself.',
  workbook: 'This is a workbook, not a feed. Please publish it as CSV, and enter that address.',
  'not-utf8': 'The feed is not written in UTF-8. Please export it in UTF-8.',
  'not-text': 'The encoding of the file is not known. Please export it in UTF-8.',
  'too-complex': 'The feed has more values than an import can read. Split it into several feeds.',
  'root-is-no-list': 'The feed is no list. Enter the path to the list in it.',
  'no-list': 'There is no list at the path to the list. Please check it.',
  'bad-path': 'A path is written like name.en, images[0].url, types[].name or ["shop.name"].',
  'bad-quotes': 'A quotation mark in the file is not closed. Please export the file again.',
  'no-header': 'The file has no header. Please check the address and the lines to skip.',
  'no-column':
    'The file has no column of the name that the field “{field}” is mapped to. Please check the mapping and the delimiter.',
  'no-path': 'No item has a value at the path of the field “{field}”. Please check the mapping.',
  'too-many': 'The feed has more than {most} rows. Split it into several feeds.',
  'no-id': 'This row has no id, or one that is no text and no number.',
  'long-id': 'The id of this row is longer than {most} characters.',
  'same-id': 'Row {as} has the same id.',
  'not-a-text': 'Please map this field to a text, not to a list or an object.',
  'not-a-list': 'Please map this field to a list of texts, or to a text with semicolons.',
  'error-cell': 'The cell holds “{value}”, the error of a formula. Please correct it in the spreadsheet.',
  'not-stars': 'A review is a number from 0 to 5 in steps of a half.',
});

/** Why a feed, or a row of one, cannot be read, and what to do about it. */
export function feedFaultText(fault: FeedFault | RowFault): string {
  switch (fault.code) {
    case 'no-column':
    case 'no-path':
      return text(fault.code, { field: placeFieldText(fault.field) });
    case 'too-many':
    case 'long-id':
      return text(fault.code, { most: fault.most });
    case 'same-id':
      return text(fault.code, { as: fault.as });
    case 'error-cell':
      return text(fault.code, { value: fault.value });
    default:
      return text(fault.code);
  }
}
