import { expect, it } from 'vitest';
import { accessiblePages } from '@/app/routing/accessiblePages';
import { ROUTES, type RouteEntry } from '@/app/routing/routeTable';
import { type CurrentUser, changesBlockedBy } from '@/components/currentUser';
import { allCalls } from '@/contract/allCalls';
import { FEATURES, type FeatureName, featureId } from '@/model/access/features';
import { PROVIDER_UUID } from '@/model/access/provider';

const ALL = FEATURES.map(({ id }) => id);
const holder = (...features: FeatureName[]) =>
  ({
    organisationFeatures: ALL,
    userFeatures: features.map(featureId),
    organisation: { uuid: 'o', name: 'O', color: '#000000', logo: null, reseller: 0 },
    user: { organisation: { uuid: 'o' } },
  }) as unknown as CurrentUser;

it('[AZ8] a page says which feature a change on it needs, and nothing to whoever has it', () => {
  expect(changesBlockedBy(holder('events'), ROUTES.kiosks.changes)).toContain('Kiosks');
  expect(changesBlockedBy(holder('kiosks'), ROUTES.kiosks.changes)).toBeNull();
  expect(changesBlockedBy(holder(), ROUTES.skins.changes)).toContain('Locations / Kiosks');
  expect(changesBlockedBy(holder('kiosks'), ROUTES.skins.changes)).toBeNull();
  expect(changesBlockedBy(holder(), ROUTES.profile.changes)).toBeNull();
});

it('[AZ9] provider staff who act for another organisation need the feature of their own alone', () => {
  const acting = (feature: FeatureName, home: string) =>
    ({
      ...holder(feature),
      organisationFeatures: [],
      user: { organisation: { uuid: home, is_provider: true } },
    }) as unknown as CurrentUser;
  expect(changesBlockedBy(acting('locations', PROVIDER_UUID), ROUTES.locations.changes)).toBeNull();
  expect(changesBlockedBy(acting('events', PROVIDER_UUID), ROUTES.locations.changes)).toContain('Locations');
  expect(changesBlockedBy(acting('locations', 'o'), ROUTES.locations.changes)).toContain('Locations');
});

it('[AZ8] a list that cannot be changed offers no new record in the menus', () => {
  const adding = (currentUser: CurrentUser) =>
    accessiblePages(currentUser).flatMap(({ path, addsNew }) => (addsNew ? [path] : []));
  expect(adding(holder('kiosks'))).toEqual(['/kiosks', '/skins']);
  expect(adding(holder())).toEqual([]);
});

it.each([
  ['kiosks', ['createKiosk', 'updateKiosk', 'deleteKiosk']],
  ['categories', ['createCategory', 'updateCategory', 'deleteCategory']],
  ['amenities', ['createAmenity', 'updateAmenity', 'deleteAmenity']],
  ['destinations', ['createDestination', 'updateDestination', 'deleteDestination']],
  ['events', ['createEvent', 'updateEvent', 'deleteEvent']],
  ['offers', ['createOffer', 'updateOffer', 'deleteOffer']],
  ['skins', ['createSkin', 'updateSkin', 'deleteSkin']],
  ['locations', ['createProject', 'deleteProject']],
  ['locationSettings', ['updateProject', 'createAccessKey', 'runImporter']],
  ['buildings', ['createBuilding', 'saveBuildings', 'uploadMap']],
  ['users', ['createUser', 'deleteUser']],
] as const)('[AZ8] the page %s and its calls need the same feature', (name, calls) => {
  const route: RouteEntry = ROUTES[name];
  const features = allCalls
    .filter((call) => calls.some((one) => one === call.name))
    .map(({ policy }) => policy.features);
  expect(features).toEqual(calls.map(() => route.changes));
});
