import { createContext, use } from 'react';
import type { User } from '@/contract/users';
import { type FeatureName, holdsFeature, organisationHolds } from '@/model/access/features';

/** Who is here, and the organisation that this page acts for. Provided by src/app under every signed-in route. */
export interface Acting {
  readonly user: User;
  readonly organisation: {
    readonly uuid: string;
    readonly name: string;
    readonly color: string;
    readonly logo: string | null;
  };
  readonly organisationFeatures: readonly number[];
  signOut(): void;
}

export const ActingContext = createContext<Acting | null>(null);

export function useActing(): Acting {
  const acting = use(ActingContext);
  if (!acting) throw new Error('Only screens of people who are signed in ask who is acting.');
  return acting;
}

/** Whether the organisation acted for and the user both hold a feature. */
export const mayUse = (acting: Acting, feature: FeatureName): boolean =>
  holdsFeature({ organisationFeatures: acting.organisationFeatures, userFeatures: acting.user.features }, feature);

export const hasFeature = (acting: Acting, feature: FeatureName): boolean =>
  organisationHolds({ organisationFeatures: acting.organisationFeatures }, feature);

export const isStaff = (acting: Acting): boolean => acting.user.organisation.is_provider === true;
