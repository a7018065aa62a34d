import { weekText } from '@/components/hours/week';
import type { ColourSettings } from '@/contract/destinations/destinationDetails';
import { type Placement, placementRule, placementSchema } from '@/contract/destinations/destinations';
import type { Week } from '@/contract/destinations/openingHours';
import { translate } from '@/contract/texts/translate';
import { defineRecordKind } from '@/machines/records/recordKind';
import { defaultColours } from '@/screens/destinations/defaultColours';
import { fieldText } from './fieldTexts';

export type PlacementStatus = NonNullable<Placement['location_status']> | '';

/** The values in the form of a room besides the choice of its destination. */
export type RoomValues = {
  readonly locationId: string;
  readonly status: PlacementStatus;
  readonly isFlagship: boolean;
  readonly description: string;
  readonly phone: string;
  readonly address: string;
  readonly parking: string;
  readonly photo: string | null;
  /** Stars in halves; 0 for none. */
  readonly review: number;
  readonly badges: readonly string[];
  /** Null for the hours of the destination. */
  readonly hours: Week | null;
  readonly colours: ColourSettings;
  /** Ids, in ascending order. */
  readonly events: readonly number[];
  readonly offers: readonly number[];
  readonly subDestinations: readonly number[];
};

const idsOf = (records: readonly { readonly id: number }[] = []): number[] =>
  records.map(({ id }) => id).sort((one, other) => one - other);
const references = (ids: readonly number[]): { id: number }[] => ids.map((id) => ({ id }));

const bodyOf = (values: RoomValues) => ({
  location_id: values.locationId.trim() || null,
  location_status: values.status === '' ? null : values.status,
  flagship: values.isFlagship ? (1 as const) : (0 as const),
  local_description: values.description,
  phone_number: values.phone,
  address: values.address,
  parking: values.parking,
  photo: values.photo,
  location_review: values.review,
  badges: [...values.badges],
  opening_hours: values.hours,
  colour_settings: values.colours.override ? values.colours : null,
  events: references(values.events),
  offers: references(values.offers),
  sub_destinations: references(values.subDestinations),
});
export type RoomBody = ReturnType<typeof bodyOf>;

const count = (ids: readonly number[]) => String(ids.length);
const yesOrNo = (is: boolean) => fieldText(is ? 'yes' : 'no');

/** The placement of a destination: its details in one room. */
export const roomKind = defineRecordKind<Placement, RoomValues, RoomBody>({
  one: fieldText('room'),
  label: translate('destination.label'),
  schema: placementSchema,
  rule: placementRule,
  blank: {
    locationId: '',
    status: '',
    isFlagship: false,
    description: '',
    phone: '',
    address: '',
    parking: '',
    photo: null,
    review: 0,
    badges: [],
    hours: null,
    colours: defaultColours(null),
    events: [],
    offers: [],
    subDestinations: [],
  },
  valuesOf: ({ location_id, location_status, destination, events, offers, sub_destinations }) => ({
    locationId: location_id ?? '',
    status: location_status ?? '',
    isFlagship: destination.flagship === 1,
    description: destination.local_description ?? '',
    phone: destination.phone_number ?? '',
    address: destination.address ?? '',
    parking: destination.parking ?? '',
    photo: destination.photo ?? null,
    review: destination.location_review ?? 0,
    badges: destination.badges ?? [],
    hours: destination.differs_from_mall_hours ? (destination.opening_hours ?? null) : null,
    colours: destination.colour_settings ?? defaultColours(destination.colour),
    events: idsOf(events),
    offers: idsOf(offers),
    subDestinations: idsOf(sub_destinations),
  }),
  bodyOf,
  fields: {
    locationId: { label: fieldText('locationId'), wire: 'location_id' },
    status: { label: fieldText('status'), wire: 'location_status' },
    isFlagship: { label: fieldText('flagship'), wire: 'flagship', words: yesOrNo },
    description: { label: fieldText('localDescription'), wire: 'local_description' },
    phone: { label: fieldText('phone'), wire: 'phone_number' },
    address: { label: fieldText('address') },
    parking: { label: fieldText('parking') },
    photo: { label: fieldText('photo'), words: (address) => address ?? '' },
    review: { label: fieldText('localReview'), wire: 'location_review' },
    badges: { label: fieldText('badges'), words: (all) => all.join(', ') },
    hours: { label: fieldText('ownHours'), wire: 'opening_hours', words: (week) => (week ? weekText(week) : '') },
    colours: {
      label: fieldText('colours'),
      wire: 'colour_settings',
      words: ({ override, ...colours }) => (override ? Object.values(colours).join(', ') : fieldText('no')),
    },
    events: { label: fieldText('events'), words: count },
    offers: { label: fieldText('offers'), words: count },
    subDestinations: { label: fieldText('subDestinations'), wire: 'sub_destinations', words: count },
  },
});
