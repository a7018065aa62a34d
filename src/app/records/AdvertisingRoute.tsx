import { advertisingCalls } from '@/api/advertising/advertising';
import { AdvertisingScreen } from '@/screens/advertising/AdvertisingScreen';
import { advertisingKind } from '@/screens/advertising/advertisingKind';
import { recordRoute } from './recordRoute';

/** Advertisements on the kiosks of the active organisation. */
export const AdvertisingRoute = recordRoute(AdvertisingScreen, advertisingKind, advertisingCalls);
