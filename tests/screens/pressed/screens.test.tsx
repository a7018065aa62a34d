import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AuditRoute } from '@/app/audit/AuditRoute';
import { BuildingsRoute } from '@/app/floorPlans/BuildingsRoute';
import { LocationOverviewRoute } from '@/app/locations/LocationOverviewRoute';
import { CategoriesRoute } from '@/app/records/CategoriesRoute';
import { KiosksRoute } from '@/app/records/KiosksRoute';
import { SkinRoute, SkinsRoute } from '@/app/records/SkinsRoutes';
import { UsersRoute } from '@/app/records/UsersRoute';
import { ROUTES } from '@/app/routing/routeTable';
import { type PressedScreen, recordOfScreen } from './pressScreen';

const ID = '44444444-4444-4444-8444-444444444444';
const at = (Screen: PressedScreen['Screen'], { path }: { readonly path: string }, id = ID): PressedScreen => ({
  Screen,
  path,
  address: path.replace(/:\w+/g, id),
});

const SCREENS: Readonly<Record<string, PressedScreen>> = {
  audit: at(AuditRoute, ROUTES.auditing),
  buildings: at(BuildingsRoute, ROUTES.buildings),
  categories: at(CategoriesRoute, ROUTES.categories),
  kiosks: at(KiosksRoute, ROUTES.kiosks),
  locationOverview: at(LocationOverviewRoute, ROUTES.location),
  skin: at(SkinRoute, ROUTES.skin, '7'),
  skins: at(SkinsRoute, ROUTES.skins),
  users: at(UsersRoute, ROUTES.users),
};

// Texts and choices of a page may depend on the day.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-10T10:00:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it.each(Object.entries(SCREENS))('[MT31] every button of %s does what its record says', async (name, screen) => {
  await expect(await recordOfScreen(screen)).toMatchFileSnapshot(`./${name}.txt`);
});
