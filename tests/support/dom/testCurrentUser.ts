import type { CurrentUser } from '@/components/currentUser';
import type { User } from '@/contract/users/users';
import { FEATURES, type FeatureName, featureId } from '@/model/access/features';
import { PROVIDER_UUID } from '@/model/access/provider';

const ALL = FEATURES.map(({ id }) => id);

export interface CurrentUserTraits {
  /** The user's own organisation. */
  readonly own?: Partial<User['organisation']>;
  /** The active organisation, when it is another one. */
  readonly organisation?: Partial<CurrentUser['organisation']>;
  readonly organisationLacks?: readonly FeatureName[];
  readonly userLacks?: readonly FeatureName[];
  readonly parent?: CurrentUser['parent'];
  readonly sub?: CurrentUser['sub'];
  readonly avatar?: string;
  readonly switchTo?: CurrentUser['switchTo'];
}

/** Somebody who is signed in, with everything but what the traits say. */
export function testCurrentUser(options: CurrentUserTraits = {}): CurrentUser {
  const without = (lacks: readonly FeatureName[] = []) => ALL.filter((id) => !lacks.map(featureId).includes(id));
  const own = {
    uuid: '11111111-1111-4111-8111-111111111111',
    name: 'Riverside',
    color: '#c2410c',
    logo: null,
    reseller: 0 as const,
    features: [],
    ...options.own,
  };
  const userFeatures = without(options.userLacks);
  return {
    user: {
      uuid: '22222222-2222-4222-8222-222222222222',
      name: 'Maya Okafor',
      email: 'maya@riverside.example',
      avatar: options.avatar ?? null,
      notify: true,
      time_zone: 'Europe/London',
      roles: [],
      features: [...userFeatures],
      organisation: own,
      TFA: 0,
    },
    organisation: { ...own, ...options.organisation },
    organisationFeatures: without(options.organisationLacks),
    userFeatures,
    parent: options.parent ?? null,
    sub: options.sub ?? [],
    switchTo: options.switchTo ?? (() => {}),
    organisationChanged: () => {},
    signOut: () => {},
  };
}

/** A user of provider staff in their own organisation. */
export const testStaff = (options: CurrentUserTraits = {}): CurrentUser =>
  testCurrentUser({ ...options, own: { uuid: PROVIDER_UUID, name: 'Atrium', reseller: 1, ...options.own } });
