import type { FlatChange } from '@/api/locations/projectDetails';
import { type ProjectDetails, projectDetailsSchema } from '@/contract/locations/projectDetails';
import { detailsRule } from '@/contract/locations/projectSettings';
import { translate } from '@/contract/texts/translate';
import { defineRecordKind } from '@/machines/records/recordKind';
import { readDecimal } from '@/model/content/readNumber';
import { text } from './texts';

/** The values of the tab Details; numbers as they are typed. */
export type DetailsValues = {
  readonly name: string;
  readonly description: string;
  readonly address: string;
  /** An IANA name. */
  readonly timezone: string;
  readonly units: 'C' | 'F' | null;
  readonly lat: string;
  readonly lon: string;
  /** `#rrggbb`, or empty. */
  readonly labelColour: string;
  readonly relatedAutomatic: boolean;
  readonly relatedCount: number;
  readonly overviewBuilding: string | null;
  readonly banner: string | null;
  /** 0 for none. */
  readonly skin: number | null;
};

interface Choices {
  readonly buildings: readonly { readonly uuid: string; readonly name: string }[];
  readonly skins: readonly { readonly id: number; readonly name: string }[];
}

/** Means no building in a list of choices. */
export const NO_BUILDING = 'none';
/** Means no skin. */
export const NO_SKIN = 0;

const typed = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);
const orNull = (value: string): string | null => (value.trim() === '' ? null : value);

const bodyOf = (values: DetailsValues): FlatChange => ({
  name: values.name,
  // Its own fields may not be emptied, its settings may.
  description: values.description,
  banner: values.banner,
  overview_building: values.overviewBuilding === NO_BUILDING ? null : values.overviewBuilding,
  address: orNull(values.address),
  timezone: values.timezone,
  units: values.units ?? 'C',
  related_destinations: { automatic: values.relatedAutomatic, count: values.relatedCount },
  lat: readDecimal(values.lat),
  lon: readDecimal(values.lon),
  label_color: orNull(values.labelColour),
  skin_id: values.skin || null,
});

export const detailsKind = defineRecordKind<ProjectDetails, DetailsValues, FlatChange, Choices>({
  one: text('one'),
  label: translate('location.label'),
  schema: projectDetailsSchema,
  rule: detailsRule,
  blank: {
    name: '',
    description: '',
    address: '',
    timezone: '',
    units: 'C',
    lat: '',
    lon: '',
    labelColour: '',
    relatedAutomatic: true,
    relatedCount: 0,
    overviewBuilding: NO_BUILDING,
    banner: null,
    skin: NO_SKIN,
  },
  valuesOf: ({ settings, ...project }) => ({
    name: project.name,
    description: project.description ?? '',
    address: settings?.address ?? '',
    timezone: settings?.timezone ?? '',
    units: settings?.units ?? 'C',
    lat: typed(settings?.lat),
    lon: typed(settings?.lon),
    labelColour: settings?.label_color ?? '',
    relatedAutomatic: settings?.related_destinations.automatic ?? settings?.has_automated_related_destinations ?? true,
    relatedCount: settings?.related_destinations.count ?? settings?.number_of_automated_related_destinations ?? 0,
    overviewBuilding: project.overview_building ?? NO_BUILDING,
    banner: project.banner,
    skin: settings?.skin_id ?? NO_SKIN,
  }),
  bodyOf,
  fields: {
    name: { label: text('name') },
    description: { label: text('description') },
    address: { label: text('address') },
    timezone: { label: text('timezone') },
    units: { label: text('units'), words: (units) => (units === 'F' ? text('imperial') : text('metric')) },
    lat: { label: text('latitude') },
    lon: { label: text('longitude') },
    labelColour: { label: text('labelColour'), wire: 'label_color' },
    relatedAutomatic: { label: text('relatedAutomatic'), words: (isOn) => text(isOn ? 'on' : 'off') },
    relatedCount: { label: text('relatedCount'), wire: 'related_destinations' },
    overviewBuilding: {
      label: text('overviewBuilding'),
      wire: 'overview_building',
      words: (uuid, { buildings }) => buildings.find((one) => one.uuid === uuid)?.name ?? text('noBuilding'),
    },
    banner: { label: text('banner'), words: (address) => address ?? '' },
    skin: {
      label: text('skin'),
      wire: 'skin_id',
      words: (id, { skins }) => skins.find((one) => one.id === id)?.name ?? text('noSkin'),
    },
  },
  together: [
    ['lat', 'lon'],
    ['relatedAutomatic', 'relatedCount'],
  ],
  confirmations: 0,
});
