import { amenityRule } from '@/contract/amenities/amenities';
import { type Amenity, amenitySchema } from '@/contract/amenities/amenity';
import { translate } from '@/contract/texts/translate';
import { defineRecordKind } from '@/machines/records/recordKind';
import type { Icon } from '@/model/content/icons/standardIcons';
import { text } from './texts';

/** The values in the form of an amenity. */
export type AmenityValues = {
  readonly name: string;
  readonly description: string;
  readonly icon: number | null;
  readonly alwaysShow: boolean;
  readonly disableSearch: boolean;
};

/** The options of the form. */
export interface AmenityChoices {
  readonly icons: readonly Icon[];
}

const flagOf = (isOn: boolean): 0 | 1 => (isOn ? 1 : 0);

/** The body of a save; an icon of 0 is none. */
const bodyOf = ({ name, description, icon, alwaysShow, disableSearch }: AmenityValues) => ({
  name,
  description,
  icon_id: icon ?? 0,
  always_show: flagOf(alwaysShow),
  disable_search: flagOf(disableSearch),
});

const yesNoText = (isOn: boolean) => (isOn ? text('yes') : text('no'));

export const amenityKind = defineRecordKind<Amenity, AmenityValues, ReturnType<typeof bodyOf>, AmenityChoices>({
  one: text('one'),
  label: translate('amenity.label'),
  invalid: translate('failed.body'),
  schema: amenitySchema,
  rule: amenityRule,
  blank: { name: '', description: '', icon: null, alwaysShow: false, disableSearch: false },
  valuesOf: ({ name, description, icon_id, always_show, disable_search }) => ({
    name,
    description,
    icon: icon_id,
    alwaysShow: always_show === 1,
    disableSearch: disable_search === 1,
  }),
  bodyOf,
  idOf: ({ id }) => String(id),
  fields: {
    name: { label: text('name') },
    description: { label: text('description') },
    icon: {
      label: text('icon'),
      wire: 'icon_id',
      words: (id, { icons }) => icons.find((one) => one.id === id)?.name ?? '',
    },
    alwaysShow: { label: text('alwaysShow'), wire: 'always_show', words: yesNoText },
    disableSearch: { label: text('disableSearch'), wire: 'disable_search', words: yesNoText },
  },
});
