import { creationRules } from '@/contract/creationForms';
import type { FieldErrors } from '@/contract/validate';
import { validate } from '@/contract/validate';
import { type ProviderUuids, sentOrganisation } from '@/model/access/provider';

export type CreationForm = keyof typeof creationRules;

/** What a person types; a form uses those that it asks for. */
export interface CreationValues {
  readonly name: string;
  readonly shortname: string;
  readonly description: string;
  /** `#rrggbb` */
  readonly color: string;
  readonly reseller: 0 | 1;
}

/** What can be chosen. */
export interface CreationChoice {
  readonly uuid: string;
  readonly name: string;
}

/** A building that can be chosen. */
export interface BuildingChoice extends CreationChoice {
  /** The order of its next floor, which stands above those that it has (G072). */
  readonly nextFloor: number;
}

/** All that is sent; the organisation is the provider where its child was chosen. */
export interface CreationOrder extends CreationValues {
  readonly form: CreationForm;
  readonly organisation: string;
  readonly project: string;
  readonly building: string;
  /** Of a floor in its building; 0 for anything else. */
  readonly order: number;
}

export interface CreationInput {
  readonly form: CreationForm;
  readonly provider: ProviderUuids;
  /** The organisation that is chosen at first. */
  readonly organisation: string | null;
}

export interface CreationContext extends CreationInput {
  readonly values: CreationValues;
  readonly project: string | null;
  readonly building: string | null;
  /** Null until they are read. */
  readonly projects: readonly CreationChoice[] | null;
  readonly buildings: readonly BuildingChoice[] | null;
  readonly errors: FieldErrors;
  /** Why the choices could not be read. */
  readonly failure: string | null;
}

export const EMPTY_VALUES: CreationValues = { name: '', shortname: '', description: '', color: '#000000', reseller: 0 };

/** What has to be chosen before a form can be sent. */
export const needsProject = ({ form }: CreationContext): boolean => form === 'building' || form === 'floor';
export const needsBuilding = ({ form }: CreationContext): boolean => form === 'floor';

/** The texts of the fields that are wrong. */
export const validateCreation = ({ form, values, organisation, project, building }: CreationContext): FieldErrors =>
  validate(creationRules[form], { ...values, organisation, project, building });

/** The organisation that the calls are made for. */
export const targetOrganisation = ({ organisation, provider }: CreationContext): string =>
  sentOrganisation(organisation ?? '', provider);

/** Everything that a form sends, as it stands. */
export function creationOrderOf(context: CreationContext): CreationOrder {
  const { form, values, project, buildings, building } = context;
  return {
    ...values,
    form,
    organisation: targetOrganisation(context),
    project: project ?? '',
    building: building ?? '',
    order: buildings?.find(({ uuid }) => uuid === building)?.nextFloor ?? 0,
  };
}
