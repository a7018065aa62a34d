import type { RecordKindName } from '../recordKinds';

/** Tags of audit entries that name what is done rather than a kind of record. */
export type ProcessTag = 'import' | 'map' | 'network' | 'password' | 'placement' | 'publish' | 'session' | 'two-factor';

/** The area of the product that an audit entry belongs to, by which the log is filtered. */
export type AuditTag = RecordKindName | ProcessTag;
