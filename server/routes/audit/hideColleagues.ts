import type { AuditEntry } from '@/contract/audit/audit';

/** The fields that the record of a colleague shows without the feature for users, see `readUser`. */
const SHOWN = ['name', 'time_zone', 'avatar'];

const shown = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([field]) => SHOWN.includes(field)));

/** An entry as somebody reads it who may not administer users: their addresses, roles and features are left out. */
export function hideColleagues(entry: AuditEntry): AuditEntry {
  if (entry.subject_type !== 'user') return entry;
  const { old, attributes } = entry.properties;
  return {
    ...entry,
    properties: { ...(old && { old: shown(old) }), ...(attributes && { attributes: shown(attributes) }) },
  };
}
