import { isDeepStrictEqual } from 'node:util';
import type { AuditTag } from '@/contract/audit/auditTags';
import type { RecordKindName } from '@/contract/recordKinds';
import type { AuditEntry } from '../../repositories/audit/audit';

/** Subject of the entries: one word when tag and subject type are the same. */
type AuditedKind = RecordKindName | { readonly tag: AuditTag; readonly subjectType: RecordKindName };

/**
 * Writes the audit entries of a kind of record, so that all kinds describe changes alike. `projectId` is the location of
 * the record.
 */
export function audited<R>(audit: (entry: AuditEntry) => R, kind: AuditedKind, projectId?: number) {
  const { tag, subjectType } = typeof kind === 'string' ? { tag: kind, subjectType: kind } : kind;
  /** Any other event, or an event with its own description. */
  const noted = (
    event: AuditEntry['event'],
    subject: string,
    description: string,
    properties?: NonNullable<AuditEntry['properties']>,
  ): R =>
    audit({
      tag,
      event,
      subjectType,
      subject,
      description,
      ...(projectId !== undefined && { projectId }),
      ...(properties && { properties }),
    });

  return {
    created: (subject: string, name: string, after: object): R =>
      noted('created', subject, `Created ${name}`, { attributes: after }),
    /** Records the changed fields, whose old and new values the audit log shows. */
    updated: <T extends object>(subject: string, name: string, before: T, after: T): R => {
      const changed = changedFields(before, after);
      // A save is traced in any case, and is no change where the revision alone differs.
      const isChange = Object.keys({ ...changed.old, ...changed.attributes }).some((field) => field !== 'revision');
      return noted('updated', subject, isChange ? `Changed ${name}` : `Saved ${name} without a change`, changed);
    },
    /** The same where the change has a name of its own. */
    updatedAs: <T extends object>(subject: string, description: string, before: T, after: T): R =>
      noted('updated', subject, description, changedFields(before, after)),
    deleted: (subject: string, name: string, before?: object): R =>
      noted('deleted', subject, `Deleted ${name}`, before && { old: before }),
    noted,
  };
}

/** The fields that differ between two states of a record, in both states. */
function changedFields<T extends object>(before: T, after: T): { old: Partial<T>; attributes: Partial<T> } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof T)[];
  const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  const pick = (record: T) =>
    Object.fromEntries(changed.filter((name) => name in record).map((name) => [name, record[name]])) as Partial<T>;
  return { old: pick(before), attributes: pick(after) };
}
