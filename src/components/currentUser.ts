import { createContext, use } from 'react';
import type { OrganisationSummary } from '@/contract/organisations';
import type { OwnOrganisation, User } from '@/contract/users';
import { type FeatureName, featureId, holdsFeature, organisationHolds } from '@/model/access/features';

/** Who is here, and the organisation that this page acts for. Provided by src/app under every signed-in route. */
export interface CurrentUser {
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

export const CurrentUserContext = createContext<CurrentUser | null>(null);

export function useCurrentUser(): CurrentUser {
  const currentUser = use(CurrentUserContext);
  if (!currentUser) throw new Error('Only screens of people who are signed in ask for the current user.');
  return currentUser;
}

/** Whether the organisation acted for and the user both hold a feature. */
export const canUse = (currentUser: CurrentUser, feature: FeatureName): boolean => holdsFeature(currentUser, feature);

export const organisationHasFeature = (currentUser: CurrentUser, feature: FeatureName): boolean =>
  organisationHolds(currentUser, feature);

export const userHasFeature = (currentUser: CurrentUser, feature: FeatureName): boolean =>
  currentUser.userFeatures.includes(featureId(feature));

/** The page acts for another organisation than the user's own. */
export const isRemoteAdmin = (currentUser: CurrentUser): boolean =>
  currentUser.organisation.uuid !== currentUser.user.organisation.uuid;

export const isStaff = (currentUser: CurrentUser): boolean => currentUser.user.organisation.is_provider === true;
