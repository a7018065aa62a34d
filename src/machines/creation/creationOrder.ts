import { creationRules } from '@/contract/organisations/creationForms';
import type { FieldErrors } from '@/contract/validate';
import { validate } from '@/contract/validate';
import { type ProviderUuids, sentOrganisation } from '@/model/access/provider';

export type CreationForm = keyof typeof creationRules;

/** The input of a person; each form uses the fields of its own. */
export interface CreationValues {
  readonly name: string;
  readonly shortname: string;
  readonly description: string;
  /** `#rrggbb` */
  readonly color: string;
  readonly reseller: 0 | 1;
}

/** The options of the choices. */
export interface CreationChoice {
  readonly uuid: string;
  readonly name: string;
}

/** An option of the building choice. */
export interface BuildingChoice extends CreationChoice {
  /** The order of its next floor: above the floors that it has. */
  readonly nextFloor: number;
}

/** The whole request; the organisation is the provider where its child was chosen. */
export interface CreationOrder extends CreationValues {
  readonly form: CreationForm;
  readonly organisation: string;
  readonly project: string;
  readonly building: string;
  /** The order of a floor in its building; 0 for anything else. */
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
  /** Null until they are loaded. */
  readonly projects: readonly CreationChoice[] | null;
  readonly buildings: readonly BuildingChoice[] | null;
  readonly errors: FieldErrors;
  /** Why the choices could not be loaded. */
  readonly failure: string | null;
}

export const EMPTY_VALUES: CreationValues = { name: '', shortname: '', description: '', color: '#000000', reseller: 0 };

/** The choices that a form requires. */
export const needsProject = ({ form }: CreationContext): boolean => form === 'building' || form === 'floor';
export const needsBuilding = ({ form }: CreationContext): boolean => form === 'floor';

/** The errors by field. */
export const validateCreation = ({ form, values, organisation, project, building }: CreationContext): FieldErrors =>
  validate(creationRules[form], { ...values, organisation, project, building });

/** The organisation that the calls are made for. */
export const targetOrganisation = ({ organisation, provider }: CreationContext): string =>
  sentOrganisation(organisation ?? '', provider);

/** The current input of a form. */
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
