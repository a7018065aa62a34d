import { type Organisation, organisationDetailsRule } from '@/contract/organisations';
import type { FieldErrors } from '@/machines/formEnd';
import type { FormRecord, FormValues } from '@/machines/recordForm.machine';
import { textsOf } from '@/machines/refusalTexts';

/** What the details form of the organisation acted for holds. */
export interface DetailsValues extends FormValues {
  readonly name: string;
  readonly info: string;
  readonly website: string;
  readonly color: string;
  /** Address of the logo, or none. */
  readonly logo: string | null;
}

export const detailsRecordOf = ({ uuid, name, info, website, color, logo, revision }: Organisation): FormRecord => ({
  id: uuid,
  values: { name, info, website, color, logo } satisfies DetailsValues,
  revision: revision ?? null,
});

export const detailsBody = ({ name, info, website, color, logo }: DetailsValues) => ({
  name,
  info,
  website,
  color,
  logo,
});

export const wrongDetails = (values: FormValues): FieldErrors =>
  textsOf(organisationDetailsRule.safeParse(detailsBody(values as DetailsValues)).error);
