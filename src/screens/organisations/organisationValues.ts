import { type Organisation, organisationRule } from '@/contract/organisations';
import type { FieldErrors } from '@/machines/formEnd';
import type { FormRecord, FormValues } from '@/machines/recordForm.machine';
import { textsOf } from '@/machines/refusalTexts';

export interface FileGroup {
  /** Tells it from the others while one types; never sent. */
  readonly key: string;
  /** None yet for a new one. */
  readonly id?: number;
  readonly name: string;
}

/** What the dialog of an organisation holds. */
export interface OrganisationValues extends FormValues {
  readonly name: string;
  readonly color: string;
  /** Uuid of the parent. */
  readonly parent: string;
  readonly isReseller: boolean;
  readonly features: readonly number[];
  readonly integrations: readonly number[];
  readonly fileGroups: readonly FileGroup[];
}

export const newOrganisation = (parent: string): OrganisationValues => ({
  name: '',
  color: '#000000',
  parent,
  isReseller: false,
  features: [],
  integrations: [],
  fileGroups: [],
});

/** @param acting the organisation acted for, which is the parent where the record does not tell one */
export const organisationRecordOf = (record: Organisation, acting: string): FormRecord => ({
  id: record.uuid,
  values: {
    name: record.name,
    color: record.color,
    parent: record.organisation_uuid ?? acting,
    isReseller: record.reseller === 1,
    features: record.features.map(({ id }) => id),
    integrations: record.integrations.map(({ id }) => id),
    fileGroups: record.file_groups.map(({ id, name }) => ({ key: String(id), id, name })),
  } satisfies OrganisationValues,
  revision: record.revision ?? null,
});

/** What is sent: `isReseller` travels as 1 or 0 (G068). */
export const organisationBody = (values: OrganisationValues) => ({
  name: values.name,
  color: values.color,
  organisation_uuid: values.parent,
  reseller: values.isReseller ? (1 as const) : (0 as const),
  features: [...values.features],
  integrations: [...values.integrations],
  file_groups: values.fileGroups.map(({ id, name }) => ({ name, ...(id !== undefined && { id }) })),
});

/** The texts of the fields that are wrong, by their names on the wire. */
export const wrongOrganisation = (values: FormValues): FieldErrors =>
  textsOf(organisationRule.safeParse(organisationBody(values as OrganisationValues)).error);
