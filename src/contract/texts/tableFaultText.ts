import type { TableFault } from '@/model/importing/tables/table';
import { catalogue } from './catalogue';

const text = catalogue({
  'not-text':
    'The file is neither a table nor a text. Save it as CSV, Excel (.xlsx), JSON or GeoJSON and choose it again.',
  'not-json': 'The file begins like JSON and is not complete. Export it again.',
  'no-list': 'The JSON file has no list of records. Choose one that has a list of destinations.',
  'old-workbook': 'This is a workbook of before 2007 (.xls). Save it as Excel workbook (.xlsx) and choose it again.',
  'not-workbook': 'The workbook cannot be read. Save it again as Excel workbook (.xlsx), without a password.',
  'unknown-kind': 'Files of this kind cannot be imported. Save it as CSV, Excel (.xlsx), JSON or GeoJSON.',
  empty: 'The file has no rows.',
  'too-large': 'The file is larger than {megabytes} MB. Split it.',
  'too-many-rows': 'The file has more than {most} rows. Split it.',
  'too-many-columns': 'The file has more than {most} columns. Delete those that are not needed.',
});

/** Why a file cannot be read, and what to do, in words. */
export const tableFaultText = (fault: TableFault): string =>
  fault.code === 'too-large'
    ? text('too-large', { megabytes: fault.megabytes })
    : 'most' in fault
      ? text(fault.code, { most: fault.most })
      : text(fault.code);
