import { describe, expect, it } from 'vitest';
import type { VisualizerAccess } from '@/app/machines/visualizerAccess';
import { accessiblePages } from '@/app/routing/accessiblePages';
import { redirectOf } from '@/app/routing/guards';
import { ROUTES, type RouteEntry } from '@/app/routing/routeTable';
import { PLAIN_LISTS } from '@/contract/plainLists';
import { translate } from '@/contract/texts/translate';
import { FEATURES, type FeatureName } from '@/model/access/features';
import { PROVIDER_UUID } from '@/model/access/provider';
import { testCurrentUser, testStaff } from '../../support/dom/testCurrentUser';

const HOME = { to: '/', text: translate('failed.denied') };
const LOGIN = { to: '/login', text: null };
const ALL = FEATURES.map(({ name }) => name);
const OTHER_PLACE = { uuid: '33333333-3333-4333-8333-333333333333', name: 'Harbour' };

/** The addresses and guards of the specification, written down apart from the table that they check. */
const EXPECTED: readonly (readonly [string, string])[] = [
  ['/login', 'public'],
  ['/reset-password', 'public'],
  ['/confirmlocation', 'public'],
  ['/404', 'public'],
  ['/preview/:id', 'public'],
  ['/map-preview/:id', 'public'],
  ['/kiosk', 'public'],
  ['/', 'signed-in'],
  ['/locations', 'signed-in'],
  ['/locations/:id', 'staff'],
  ['/locations/:id/settings', 'signed-in'],
  ['/locations/:id/buildings', 'signed-in'],
  ['/locations/:id/project-files', 'staff'],
  ['/locations/:id/import-reports', 'signed-in'],
  ['/locations/:id/import-reports/:reportId', 'signed-in'],
  ['/uploaded-map-files/:id', 'staff'],
  ['/project-log/:id', 'signed-in'],
  ['/editor/:id', 'signed-in'],
  ['/node/:id', 'signed-in'],
  ['/destinations', 'feature:destinations'],
  ['/categories', 'signed-in'],
  ['/amenities', 'signed-in'],
  ['/events', 'feature:events'],
  ['/offers', 'feature:offers'],
  ['/kiosks', 'signed-in'],
  ['/skins', 'signed-in'],
  ['/skins/:id', 'signed-in'],
  ['/ads', 'signed-in'],
  ['/web-analytics', 'signed-in'],
  ['/auditing', 'feature:auditing'],
  ['/auditing/batch/:batch_uuid', 'user-feature:auditing'],
  ['/ViewProfile', 'signed-in'],
  ['/settings/users', 'feature:user-admin'],
  ['/settings/organisations', 'feature:reseller'],
  ['/settings/organisation', 'feature:organisation-settings'],
  ['/versions', 'staff'],
  ['/admin/organisation-administration/create', 'staff'],
  ['*', 'public'],
];

/** The pages of plain records that the specification does not have. */
const OTHER_LISTS = PLAIN_LISTS.map(({ path }) => path).filter((path) => EXPECTED.every(([known]) => known !== path));

const routes = Object.entries<RouteEntry>(ROUTES) as [keyof typeof ROUTES, RouteEntry][];
const specified = routes.filter(
  ([name, { path }]) => name !== 'mailbox' && name !== 'machines' && !OTHER_LISTS.some((other) => other === path),
);
const routeAt = (path: string): RouteEntry => {
  const found = routes.find(([, route]) => route.path === path);
  if (!found) throw new Error(`No route ${path}.`);
  return found[1];
};
const words = ({ guard }: RouteEntry): string => ('feature' in guard ? `${guard.kind}:${guard.feature}` : guard.kind);

it('[GU1] has every address of the specification with its guard, and no other but the mailbox of the demo world and the visualizer', () => {
  expect(specified.map(([, route]) => [route.path, words(route)]).sort()).toEqual([...EXPECTED].sort());
});

describe.each(EXPECTED)('%s, %s', (path, expected) => {
  const { guard } = routeAt(path);
  const [kind, feature] = expected.split(':') as [string, FeatureName | undefined];

  it('[GU2] nobody gets to the sign-in page instead, unless it is public', () => {
    expect(redirectOf(guard, null)).toEqual(kind === 'public' ? null : LOGIN);
  });

  it('[GU3] is refused by what is missing and by nothing else, one feature of the organisation at a time', () => {
    for (const missing of ALL) {
      const customer = testCurrentUser({ organisationLacks: [missing] });
      const isRefused = kind === 'staff' || (kind === 'feature' && feature === missing);
      expect([missing, redirectOf(guard, customer)]).toEqual([missing, isRefused ? HOME : null]);
    }
  });

  it('[GU4] is refused by what the user lacks only where the user is to hold it', () => {
    for (const missing of ALL) {
      const customer = testCurrentUser({ userLacks: [missing] });
      const isRefused = kind === 'staff' || (kind === 'user-feature' && feature === missing);
      expect([missing, redirectOf(guard, customer)]).toEqual([missing, isRefused ? HOME : null]);
    }
  });

  it('[GU3] with no features at all what needs one leads home', () => {
    const bare = testCurrentUser({ organisationLacks: ALL, userLacks: ALL });
    expect(redirectOf(guard, bare)).toEqual(kind === 'public' || kind === 'signed-in' ? null : HOME);
  });

  it('[GU5] a customer’s administrator has everything but what is the provider’s', () => {
    expect(redirectOf(guard, testCurrentUser())).toEqual(kind === 'staff' ? HOME : null);
  });

  it('[GU5] the provider’s people have everything, also while they act for a customer', () => {
    expect(redirectOf(guard, testStaff())).toBeNull();
    expect(redirectOf(guard, testStaff({ organisation: OTHER_PLACE }))).toBeNull();
  });
});

it('[GU5] who acts for the provider without being of it is no staff', () => {
  const guest = testCurrentUser({ organisation: { ...OTHER_PLACE, uuid: PROVIDER_UUID } });
  expect(redirectOf({ kind: 'staff' }, guest)).toEqual(HOME);
});

it('[MV12] the visualizer opens to everyone, to the provider’s people, or to nobody', () => {
  const guard = { kind: 'visualizer' } as const;
  const redirects = (access: VisualizerAccess) =>
    [null, testCurrentUser(), testStaff()].map((one) => redirectOf(guard, one, access));
  expect(redirects('open')).toEqual([null, null, null]);
  expect(redirects('staff')).toEqual([LOGIN, HOME, null]);
  expect(redirects('closed')).toEqual([LOGIN, HOME, HOME]);
});

it('[GU6] menus and palette name no page that is public, refused, or without its screen', () => {
  const paths = (currentUser: ReturnType<typeof testCurrentUser>) =>
    accessiblePages(currentUser).map(({ path }) => path);
  expect(paths(testCurrentUser())).toContain('/locations');
  for (const [, route] of routes) {
    const isNamed = paths(testStaff()).includes(route.path);
    expect([route.path, isNamed]).toEqual([route.path, route.hasScreen && route.guard.kind !== 'public']);
  }
  expect(paths(testCurrentUser())).not.toContain('/admin/organisation-administration/create');
  expect(paths(testCurrentUser({ organisationLacks: ['user-admin'] }))).not.toContain('/settings/users');
});
