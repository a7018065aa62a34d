import { createContext, use } from 'react';
import type { OrganisationSummary } from '@/contract/organisations/organisations';
import { translate } from '@/contract/texts/translate';
import type { OwnOrganisation, User } from '@/contract/users/users';
import {
  type FeatureName,
  featureId,
  holdsFeature,
  mayChange,
  namesOfFeatures,
  organisationHolds,
} from '@/model/access/features';
import { isProvider } from '@/model/access/provider';

/** The current user and the active organisation of this page. Provided by src/app under every signed-in route. */
export interface CurrentUser {
  readonly user: User;
  readonly organisation: Pick<OwnOrganisation, 'uuid' | 'name' | 'color' | 'logo' | 'reseller'>;
  /** Ids of the features of the active organisation. */
  readonly organisationFeatures: readonly number[];
  /** Ids of the features of the user. */
  readonly userFeatures: readonly number[];
  /** The parent of the active organisation, where the user may switch to it. */
  readonly parent: OrganisationSummary | null;
  /** The direct children of the active organisation. */
  readonly sub: readonly OrganisationSummary[];
  /** Requests a switch of this tab to another organisation; it happens once the service has accepted it. */
  switchTo(organisation: { readonly uuid: string; readonly name: string }): void;
  /** Loads the active organisation and its children again after a change of one of them. */
  organisationChanged(): void;
  signOut(): void;
}

export const CurrentUserContext = createContext<CurrentUser | null>(null);

export function useCurrentUser(): CurrentUser {
  const currentUser = use(CurrentUserContext);
  if (!currentUser) throw new Error('Only screens of people who are signed in ask for the current user.');
  return currentUser;
}

/** Whether the active organisation and the user both have a feature. */
export const canUse = (currentUser: CurrentUser, feature: FeatureName): boolean => holdsFeature(currentUser, feature);

/** Why somebody can change nothing, in words; null where they have one of the features, or none is needed. */
export function changesBlockedBy(currentUser: CurrentUser, changes: readonly FeatureName[]): string | null {
  const setsUp = isStaff(currentUser) && isRemoteAdmin(currentUser);
  if (mayChange(currentUser, changes, setsUp)) return null;
  return translate('feature.readOnly', { features: namesOfFeatures(changes) });
}

export const organisationHasFeature = (currentUser: CurrentUser, feature: FeatureName): boolean =>
  organisationHolds(currentUser, feature);

export const userHasFeature = (currentUser: CurrentUser, feature: FeatureName): boolean =>
  currentUser.userFeatures.includes(featureId(feature));

/** The active organisation is not the user's own. */
export const isRemoteAdmin = (currentUser: CurrentUser): boolean =>
  currentUser.organisation.uuid !== currentUser.user.organisation.uuid;

export const isStaff = (currentUser: CurrentUser): boolean => isProvider(currentUser.user.organisation);
