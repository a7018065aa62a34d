import { expect, it } from 'vitest';
import { allCalls } from '@/contract/allCalls';
import type { Endpoint } from '@/contract/endpoint';
import type { ExpectedAnswers } from '@/contract/expectedAnswers';
import { FEATURES, type FeatureName } from '@/model/access/features';

/** Calls that ask for more rights than their policy, by what their body changes: the route asserts them. */
const BY_BODY: Readonly<Record<string, ExpectedAnswers>> = {
  // A code in the body says which kiosk.
  commissionDevice: 'everyone-about-one',
};

/** Calls that organisations with customers may not make, by the kind of the active organisation: the route asserts it. */
const BY_ORGANISATION: Readonly<Record<string, ExpectedAnswers>> = {
  readTopTimes: 'analytics-readers',
  readTopVisitors: 'analytics-readers',
  readProjectWebAnalytics: 'members-without-customers',
};

const LATER: readonly FeatureName[] = [
  'user-admin',
  'organisation-settings',
  'reseller',
  'auditing',
  'route-editor',
  'publish',
];
/** Features that the customer's editor of the matrix has. */
const EDITORS = FEATURES.map(({ name }) => name).filter((name) => !LATER.includes(name));

/** The tables that a policy may stand beside. */
function tablesOf({ name, policy, path }: Endpoint): ExpectedAnswers[] {
  const byRoute = BY_BODY[name] ?? BY_ORGANISATION[name];
  if (byRoute) return [byRoute];
  const { who, organisation, scope, record, features, featureBelow } = policy;
  const isOfEditors = features.some((one) => EDITORS.includes(one));
  if (who === 'anyone') return path.includes('{') ? ['everyone-about-one'] : ['everyone'];
  if (who === 'password-step') return ['after-the-password'];
  if (who === 'link') return ['whoever-has-the-link'];
  if (who === 'device') return path.includes('{') ? ['devices-about-one'] : ['devices'];
  if (who === 'staff') return organisation === null && record === null ? ['staff'] : ['staff-members'];
  if (scope === 'switchable') return ['switchers'];
  if (scope === 'below') return featureBelow === 'reseller' ? ['organisation-deleters'] : [];
  if (scope === 'active-or-below') {
    if (features.length === 0) return featureBelow === null ? ['organisation-readers'] : [];
    return featureBelow === 'reseller' ? ['organisation-editors'] : [];
  }
  if (organisation === null && record === null) {
    if (features.length === 0) return ['signed-in'];
    if (features.includes('reseller')) return ['resellers'];
    return [isOfEditors ? 'signed-in-with-content' : 'signed-in-with-feature'];
  }
  if (features.length === 0) return ['members'];
  return [isOfEditors ? 'members-with-content' : 'members-with-feature'];
}

it.each(allCalls.map((call) => [call.name, call] as const))(
  '[AZ5] the policy of %s and its table of answers say the same',
  (_name, call) => {
    expect(tablesOf(call)).toContain(call.answers);
  },
);
