import { isDateField } from '../promotions/promotionFields';
import type { FileMapping } from './filePlan';

/** Whether the column is read as days whose order a person has to choose. @param twoOrders columns with days that may be others */
export const needsOrder = (column: string, mapping: FileMapping, twoOrders: readonly string[]): boolean =>
  twoOrders.includes(column) && isDateField(mapping[column] ?? '');

/** The choice that is missing before the rows can be checked: the column with the name, or the order of days; null for nothing. */
export function mappingGap(mapping: FileMapping, twoOrders: readonly string[]): 'name' | 'order' | null {
  if (!Object.values(mapping).some((field) => field === 'name' || field === 'own_id')) return 'name';
  return twoOrders.some((column) => needsOrder(column, mapping, twoOrders)) ? 'order' : null;
}
