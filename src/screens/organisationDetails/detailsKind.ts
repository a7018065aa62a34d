import { type Organisation, organisationDetailsRule, organisationSchema } from '@/contract/organisations/organisations';
import { translate } from '@/contract/texts/translate';
import { defineRecordKind } from '@/machines/records/recordKind';
import { text } from './texts';

/** The values of the details form of the active organisation. */
export type DetailsValues = {
  readonly name: string;
  readonly info: string;
  readonly website: string;
  readonly color: string;
  /** Address of the logo, or none. */
  readonly logo: string | null;
};

const detailsOf = ({ name, info, website, color, logo }: DetailsValues | Organisation): DetailsValues => ({
  name,
  info,
  website,
  color,
  logo,
});

/** The active organisation; it is neither created nor deleted here. */
export const detailsKind = defineRecordKind<Organisation, DetailsValues, DetailsValues>({
  one: text('one'),
  label: translate('organisation.label'),
  schema: organisationSchema,
  rule: organisationDetailsRule,
  blank: { name: '', info: '', website: '', color: '#000000', logo: null },
  valuesOf: detailsOf,
  bodyOf: detailsOf,
  fields: {
    name: { label: text('name') },
    info: { label: text('info') },
    website: { label: text('website') },
    color: { label: text('colour') },
    logo: { label: text('logo'), words: (address) => address ?? '' },
  },
  confirmations: 0,
});
