import { additionalDataType } from '@/model/content/categories/additionalDataTypes';
import { isWebAddress } from '@/model/content/webAddress';
import type { MapText } from '../texts';
import type { PlaceDetails } from '../venuePlace';

/** A line about a place: a text, and what opens when it is pressed. */
export interface PlaceFact {
  readonly kind: 'web' | 'phone' | 'mail' | 'document' | 'note' | 'address' | 'parking';
  readonly label: string;
  readonly value: string;
  /** Null where nothing opens. */
  readonly href: string | null;
}

type DataLabel =
  | 'website'
  | 'phone'
  | 'email'
  | 'booking'
  | 'social'
  | 'menu'
  | 'brochure'
  | 'unit'
  | 'address'
  | 'note';

/** Types of additional data as they are stored, with the kind of line and its label. */
const TYPES: Readonly<Record<string, readonly [PlaceFact['kind'], DataLabel]>> = {
  1: ['web', 'website'],
  2: ['phone', 'phone'],
  3: ['mail', 'email'],
  4: ['web', 'booking'],
  5: ['web', 'social'],
  6: ['document', 'menu'],
  7: ['document', 'brochure'],
  9: ['note', 'unit'],
  10: ['address', 'address'],
};

/** An uploaded document: in the service, or beside the page of a build. */
const DOCUMENT = /^(\/api\/images\/|\.\/data\/documents\/)[\w./-]+$/;
const DIALLED = /[^\d+*#]/g;

const phoneLink = (value: string): string => `tel:${value.replace(DIALLED, '')}`;

/** A web address as a person would say it. */
const spokenAddress = (value: string): string => value.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

function ofData({ title, type, value }: PlaceDetails['data'][number], text: MapText): PlaceFact {
  const [kind, name] = TYPES[type] ?? (['note', 'note'] as const);
  // Untitled data is stored with the name of its type, in the language of the console.
  const isNamed = title !== '' && title !== additionalDataType(type)?.name;
  const label = isNamed ? title : text(name);
  if (DOCUMENT.test(value)) return { kind: 'document', label, value: label, href: value };
  if (isWebAddress(value)) return { kind, label, value: spokenAddress(value), href: value };
  if (kind === 'phone') return { kind, label, value, href: phoneLink(value) };
  if (kind === 'mail' && value.includes('@')) return { kind, label, value, href: `mailto:${value}` };
  return { kind, label, value, href: null };
}

/** The facts that were typed about a place, line by line: its own telephone first, then that of its destination. */
export function placeFacts({ phone, address, parking, data }: PlaceDetails, text: MapText): readonly PlaceFact[] {
  const own: PlaceFact[] = [];
  if (phone) own.push({ kind: 'phone', label: text('phone'), value: phone, href: phoneLink(phone) });
  if (address) own.push({ kind: 'address', label: text('address'), value: address, href: null });
  if (parking) own.push({ kind: 'parking', label: text('parking'), value: parking, href: null });
  return [...own, ...data.map((one) => ofData(one, text))];
}
