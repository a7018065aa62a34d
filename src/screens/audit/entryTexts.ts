import type { AuditEntry } from '@/contract/audit/audit';
import { LOG_ACTIONS } from '@/contract/locations/projectLog';
import { isPlainKind } from '@/contract/plainRecords';
import { isRecordKindName } from '@/contract/recordKinds';
import { translate } from '@/contract/texts/translate';
import { text } from './texts';

const EVENTS = [...LOG_ACTIONS, 'signed-in', 'sign-in-failed', 'signed-out'] as const;

/** The label of an event; an unknown one keeps the name that the service gives it. */
export function eventLabel(event: string): string {
  const known = EVENTS.find((one) => one === event);
  return known ? text(`event.${known}`) : event;
}

type TextId = Parameters<typeof text>[0];

/** The label of a kind of record; an unknown one keeps the name that the service gives it. */
export const subjectLabel = (subject: string): string => {
  if (!isRecordKindName(subject)) return subject;
  return isPlainKind(subject) ? translate(`${subject}.label`) : text(`subject.${subject}` satisfies TextId);
};

/** The name of the user, or a label for a causer without one. */
export function causerLabel({ causer, causer_type }: Pick<AuditEntry, 'causer' | 'causer_type'>): string {
  if (causer) return causer.name;
  if (causer_type === 'user') return text('deletedUser');
  return causer_type === 'service' ? text('service') : text('stranger');
}
