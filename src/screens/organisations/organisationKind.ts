import {
  type Organisation,
  type OrganisationSummary,
  organisationRule,
  organisationSchema,
} from '@/contract/organisations/organisations';
import { translate } from '@/contract/texts/translate';
import { defineRecordKind } from '@/machines/records/recordKind';
import { linesBy } from '@/model/records/mergeValue';
import { text } from './texts';

export interface FileGroup {
  /** Distinguishes the entries while they are edited; never sent. */
  readonly key: string;
  /** A new one has none yet. */
  readonly id?: number;
  readonly name: string;
}

/** The values of the form of an organisation. */
export type OrganisationValues = {
  readonly name: string;
  readonly color: string;
  /** Uuid of the parent. */
  readonly parent: string;
  readonly isReseller: boolean;
  readonly features: readonly number[];
  readonly integrations: readonly number[];
  readonly fileGroups: readonly FileGroup[];
};

interface Named {
  readonly id: number;
  readonly name: string;
  readonly description?: string | undefined;
}

/** The options of the form. */
export interface OrganisationChoices {
  readonly parents: readonly OrganisationSummary[];
  /** Features that may be passed on, and those that the organisation has already. */
  readonly features: readonly Named[];
  readonly integrations: readonly Named[];
}

export type OrganisationBody = ReturnType<typeof bodyOf>;

/** `isReseller` is 1 or 0 on the wire. */
const bodyOf = (values: OrganisationValues) => ({
  name: values.name,
  color: values.color,
  ...(values.parent !== '' && { organisation_uuid: values.parent }),
  reseller: values.isReseller ? (1 as const) : (0 as const),
  features: [...values.features],
  integrations: [...values.integrations],
  file_groups: values.fileGroups.map(({ id, name }) => ({ name, ...(id !== undefined && { id }) })),
});

const namesOf = (ids: readonly number[], all: readonly Named[]): string =>
  ids
    .map((id) => all.find((one) => one.id === id)?.name ?? String(id))
    .sort()
    .join(', ');

export const organisationKind = defineRecordKind<
  Organisation,
  OrganisationValues,
  OrganisationBody,
  OrganisationChoices
>({
  one: text('one'),
  label: translate('organisation.label'),
  createFailed: translate('organisation.createFailed'),
  schema: organisationSchema,
  rule: organisationRule,
  blank: {
    name: '',
    color: '#000000',
    parent: '',
    isReseller: false,
    features: [],
    integrations: [],
    fileGroups: [],
  },
  valuesOf: (record) => ({
    name: record.name,
    color: record.color,
    parent: record.organisation_uuid ?? '',
    isReseller: record.reseller === 1,
    features: record.features.map(({ id }) => id),
    integrations: record.integrations.map(({ id }) => id),
    fileGroups: record.file_groups.map(({ id, name }) => ({ key: String(id), id, name })),
  }),
  bodyOf,
  fields: {
    name: { label: text('name') },
    color: { label: text('colour') },
    parent: {
      label: text('parent'),
      wire: 'organisation_uuid',
      words: (uuid, { parents }) => parents.find((one) => one.uuid === uuid)?.name ?? '',
    },
    isReseller: { label: text('isReseller'), wire: 'reseller', words: (is) => (is ? text('yes') : text('no')) },
    features: { label: text('features'), words: (ids, { features }) => namesOf(ids, features) },
    integrations: { label: text('integrations'), words: (ids, { integrations }) => namesOf(ids, integrations) },
    fileGroups: {
      label: text('fileGroups'),
      wire: 'file_groups',
      words: (groups) => groups.map(({ name }) => name).join(', '),
      parts: linesBy(
        ({ key }) => key,
        (group) => group,
        (_key, group) => group as FileGroup,
      ),
    },
  },
  decisions: ['isReseller'],
  // A deletion removes much else: the form asks twice, as the list does.
  confirmations: 2,
  deletionText: translate('organisation.deleteText'),
});
