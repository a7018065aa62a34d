import type { ChangedProperties } from '@/contract/audit/changedProperties';

type Values = Record<string, unknown>;
const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The old and the new values of an audit entry, from its column. */
export function changedProperties(properties: unknown): ChangedProperties {
  const { old, attributes } = isValues(properties) ? properties : {};
  return { ...(isValues(old) && { old }), ...(isValues(attributes) && { attributes }) };
}
