import { catalogue } from '@/contract/texts/catalogue';

/** The texts of the menu for import and export. */
export const text = catalogue({
  exportShown: { one: 'Export {count} destination as CSV', other: 'Export {count} destinations as CSV' },
  exportWorkbook: { one: 'Export {count} destination as Excel', other: 'Export {count} destinations as Excel' },
  exportJson: { one: 'Export {count} destination as JSON', other: 'Export {count} destinations as JSON' },
  sheet: 'Destinations',
});
