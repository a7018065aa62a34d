import type { Acting } from '@/components/acting';
import type { User } from '@/contract/users';
import { FEATURES, type FeatureName, featureId } from '@/model/access/features';

const ALL = FEATURES.map(({ id }) => id);

export interface ActingTraits {
  /** Of the user's own organisation. */
  readonly own?: Partial<User['organisation']>;
  /** Of the organisation acted for, where it is another one. */
  readonly organisation?: Partial<Acting['organisation']>;
  readonly organisationLacks?: readonly FeatureName[];
  readonly userLacks?: readonly FeatureName[];
  readonly parent?: Acting['parent'];
  readonly sub?: Acting['sub'];
  readonly avatar?: string;
  readonly switchTo?: Acting['switchTo'];
}

/** Somebody who is signed in, with everything but what the traits say. */
export function testActing(traits: ActingTraits = {}): Acting {
  const without = (lacks: readonly FeatureName[] = []) => ALL.filter((id) => !lacks.map(featureId).includes(id));
  const own = {
    uuid: '11111111-1111-4111-8111-111111111111',
    name: 'Riverside',
    color: '#c2410c',
    logo: null,
    reseller: 0 as const,
    features: [],
    ...traits.own,
  };
  const userFeatures = without(traits.userLacks);
  return {
    user: {
      uuid: '22222222-2222-4222-8222-222222222222',
      name: 'Maya Okafor',
      email: 'maya@riverside.example',
      avatar: traits.avatar ?? null,
      notify: true,
      time_zone: 'Europe/London',
      roles: [],
      features: [...userFeatures],
      organisation: own,
      TFA: 0,
    },
    organisation: { ...own, ...traits.organisation },
    organisationFeatures: without(traits.organisationLacks),
    userFeatures,
    parent: traits.parent ?? null,
    sub: traits.sub ?? [],
    switchTo: traits.switchTo ?? (() => {}),
    organisationChanged: () => {},
    signOut: () => {},
  };
}

/** The provider's people at home. */
export const testStaff = (traits: ActingTraits = {}): Acting =>
  testActing({ ...traits, own: { name: 'Atrium', is_provider: true, reseller: 1, ...traits.own } });
