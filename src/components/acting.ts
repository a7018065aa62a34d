import { createContext, use } from 'react';
import type { OrganisationSummary } from '@/contract/organisations';
import type { OwnOrganisation, User } from '@/contract/users';
import { type FeatureName, featureId, holdsFeature, organisationHolds } from '@/model/access/features';

/** Who is here, and the organisation that this page acts for. Provided by src/app under every signed-in route. */
export interface Acting {
  readonly user: User;
  readonly organisation: Pick<OwnOrganisation, 'uuid' | 'name' | 'color' | 'logo' | 'reseller' | 'is_provider'>;
  /** Our ids of the features that the organisation acted for holds. */
  readonly organisationFeatures: readonly number[];
  /** Our ids of those that the user holds. */
  readonly userFeatures: readonly number[];
  /** Right above the organisation acted for, where one may switch to it. */
  readonly parent: OrganisationSummary | null;
  /** Right below the organisation acted for. */
  readonly sub: readonly OrganisationSummary[];
  /** This tab is to act for another organisation; it does once the service has let it. */
  switchTo(organisation: { readonly uuid: string; readonly name: string }): void;
  /** The organisation acted for or one below it was changed: they are read again. */
  organisationChanged(): void;
  signOut(): void;
}

export const ActingContext = createContext<Acting | null>(null);

export function useActing(): Acting {
  const acting = use(ActingContext);
  if (!acting) throw new Error('Only screens of people who are signed in ask who is acting.');
  return acting;
}

/** Whether the organisation acted for and the user both hold a feature. */
export const mayUse = (acting: Acting, feature: FeatureName): boolean => holdsFeature(acting, feature);

export const hasFeature = (acting: Acting, feature: FeatureName): boolean => organisationHolds(acting, feature);

export const userHas = (acting: Acting, feature: FeatureName): boolean =>
  acting.userFeatures.includes(featureId(feature));

/** The page acts for another organisation than the user's own. */
export const isElsewhere = (acting: Acting): boolean => acting.organisation.uuid !== acting.user.organisation.uuid;

export const isStaff = (acting: Acting): boolean => acting.user.organisation.is_provider === true;
