import { advertisingCalls } from '@/api/advertising/advertising';
import { AdvertisingScreen } from '@/screens/advertising/AdvertisingScreen';
import { advertisingKind } from '@/screens/advertising/advertisingKind';
import { recordRoute } from './recordRoute';

/** What the kiosks of the active organisation advertise. */
export const AdvertisingRoute = recordRoute(AdvertisingScreen, advertisingKind, advertisingCalls);
