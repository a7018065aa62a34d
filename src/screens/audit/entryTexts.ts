import type { AuditEntry } from '@/contract/audit/audit';
import { LOG_ACTIONS } from '@/contract/locations/projectLog';
import { text } from './texts';

const EVENTS = [...LOG_ACTIONS, 'signed-in', 'sign-in-failed', 'signed-out'] as const;
const SUBJECTS = [
  'access-key',
  'amenity',
  'building',
  'category',
  'destination',
  'event',
  'floor',
  'icon',
  'import-report',
  'integration',
  'job',
  'mesh',
  'offer',
  'organisation',
  'project',
  'project-destination',
  'project-file',
  'role',
  'route-case',
  'translation',
  'uploaded-map-file',
  'user',
] as const;

/** The event in words; one that is not known stays as the service names it. */
export function eventLabel(event: string): string {
  const known = EVENTS.find((one) => one === event);
  return known ? text(`event.${known}`) : event;
}

/** The kind of the record in words; one that is not known stays as the service names it. */
export function subjectLabel(subject: string): string {
  const known = SUBJECTS.find((one) => one === subject);
  return known ? text(`subject.${known}`) : subject;
}

/** The name of the user, or what stands in its place. */
export function causerLabel({ causer, causer_type }: Pick<AuditEntry, 'causer' | 'causer_type'>): string {
  if (causer) return causer.name;
  if (causer_type === 'user') return text('deletedUser');
  return causer_type === 'service' ? text('service') : text('stranger');
}
