import type { FormValues } from '@/machines/records/recordFormTypes';
import type { RecordKind } from '@/machines/records/recordKind';
import { advertisingKind } from '@/screens/advertising/advertisingKind';
import { amenityKind } from '@/screens/amenities/amenityKind';
import { categoryKind } from '@/screens/categories/categoryKind';
import { destinationKind } from '@/screens/destinations/destinationKind';
import { roomKind } from '@/screens/editor/placements/roomKind';
import { kioskKind } from '@/screens/kiosks/kioskKind';
import { accessKeyKind } from '@/screens/locationOverview/accessKeyKind';
import { detailsKind } from '@/screens/locationSettings/detailsKind';
import { integrationKindOf } from '@/screens/locationSettings/integrations/integrationKind';
import { mapAppKind } from '@/screens/locationSettings/mapAppKind';
import { boundingKind, coloursKind, configKind, logoKind, weekKind } from '@/screens/locationSettings/tabKinds';
import { versionsKind } from '@/screens/locationSettings/versionsKind';
import { locationKind } from '@/screens/locations/locationKind';
import { detailsKind as organisationDetailsKind } from '@/screens/organisationDetails/detailsKind';
import { organisationKind } from '@/screens/organisations/organisationKind';
import { fileKind } from '@/screens/projectFiles/fileKind';
import { PROMOTION_KINDS } from '@/screens/promotions/promotionKind';
import { skinKind } from '@/screens/skins/skinKind';
import { firstOverrideKind, overrideKind, variableKind } from '@/screens/skins/variableKind';
import { uploadKind } from '@/screens/uploadedMapFiles/uploadKind';
import { roleKind } from '@/screens/users/roleKind';
import { userKind } from '@/screens/users/userKind';
import { versionKind } from '@/screens/versions/versionKind';

/** A kind of record whatever its types are. */
export type AnyKind = RecordKind<never, FormValues, unknown, never>;

const kindsIn = (kinds: Readonly<Record<string, unknown>>) => kinds as Readonly<Record<string, AnyKind>>;

/** Every kind of record that has a form, by the file that declares it. */
export const EVERY_KIND: Readonly<Record<string, Readonly<Record<string, AnyKind>>>> = {
  'advertising/advertisingKind.ts': kindsIn({ advertisingKind }),
  'amenities/amenityKind.ts': kindsIn({ amenityKind }),
  'categories/categoryKind.ts': kindsIn({ categoryKind }),
  'destinations/destinationKind.ts': kindsIn({ destinationKind }),
  'editor/placements/roomKind.ts': kindsIn({ roomKind }),
  'kiosks/kioskKind.ts': kindsIn({ kioskKind }),
  'locationOverview/accessKeyKind.ts': kindsIn({ accessKeyKind }),
  'locationSettings/detailsKind.ts': kindsIn({ detailsKind }),
  'locationSettings/integrations/integrationKind.ts': kindsIn({
    integrationKind: integrationKindOf({ name: 'json-feed', parameters: [] }),
  }),
  'locationSettings/mapAppKind.ts': kindsIn({ mapAppKind }),
  'locationSettings/tabKinds.ts': kindsIn({ logoKind, weekKind, coloursKind, boundingKind, configKind }),
  'locationSettings/versionsKind.ts': kindsIn({ versionsKind }),
  'locations/locationKind.ts': kindsIn({ locationKind }),
  'organisationDetails/detailsKind.ts': kindsIn({ organisationDetailsKind }),
  'organisations/organisationKind.ts': kindsIn({ organisationKind }),
  'projectFiles/fileKind.ts': kindsIn({ fileKind }),
  'promotions/promotionKind.ts': kindsIn({ event: PROMOTION_KINDS.event, offer: PROMOTION_KINDS.offer }),
  'skins/skinKind.ts': kindsIn({ skinKind }),
  'skins/variableKind.ts': kindsIn({ variableKind, overrideKind, firstOverrideKind }),
  'uploadedMapFiles/uploadKind.ts': kindsIn({ uploadKind }),
  'users/roleKind.ts': kindsIn({ roleKind }),
  'users/userKind.ts': kindsIn({ userKind }),
  'versions/versionKind.ts': kindsIn({ versionKind }),
};
