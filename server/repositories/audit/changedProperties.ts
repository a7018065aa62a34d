import type { ChangedProperties } from '@/contract/audit/changedProperties';
import { FEATURES } from '@/model/access/features';

type Values = Record<string, unknown>;
const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The old and the new values of an audit entry, from its column, as people read them. */
export function changedProperties(properties: unknown): ChangedProperties {
  const { old, attributes } = isValues(properties) ? properties : {};
  return {
    ...(isValues(old) && { old: readable(old) }),
    ...(isValues(attributes) && { attributes: readable(attributes) }),
  };
}

/** Without the number of the save, which every save changes, and with the names of features. */
const readable = ({ revision: _, ...values }: Values): Values =>
  Array.isArray(values.features) ? { ...values, features: values.features.map(featureName) } : values;

const featureName = (feature: unknown): unknown => {
  const id = isValues(feature) ? feature.id : feature;
  return FEATURES.find((one) => one.id === id)?.description ?? feature;
};
