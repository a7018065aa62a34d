import { isDeepStrictEqual } from 'node:util';
import type { AuditEntry } from '../repositories/audit';

/** What the entries are about: one word where the tag and the type of the subject are the same. */
type AuditedKind = string | { readonly tag: string; readonly subjectType: string };

/**
 * Writes the audit entries of one kind of record, so that every kind describes a change in the same words. `projectId`
 * is the location that the record belongs to.
 */
export function audited<R>(audit: (entry: AuditEntry) => R, kind: AuditedKind, projectId?: number) {
  const { tag, subjectType } = typeof kind === 'string' ? { tag: kind, subjectType: kind } : kind;
  /** Any other event, or one with a description of its own. */
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
    /** Keeps the fields that differ, of which an audit log shows the old and the new value. */
    updated: <T extends object>(subject: string, name: string, before: T, after: T): R =>
      noted('updated', subject, `Changed ${name}`, changedFields(before, after)),
    deleted: (subject: string, name: string, before?: object): R =>
      noted('deleted', subject, `Deleted ${name}`, before && { old: before }),
    noted,
  };
}

/** The fields of two states of a record that differ, in the old and in the new state. */
function changedFields<T extends object>(before: T, after: T): { old: Partial<T>; attributes: Partial<T> } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof T)[];
  const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  const pick = (record: T) =>
    Object.fromEntries(changed.filter((name) => name in record).map((name) => [name, record[name]])) as Partial<T>;
  return { old: pick(before), attributes: pick(after) };
}
