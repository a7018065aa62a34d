import { amenityCalls } from '@/api/amenities';
import { AmenitiesScreen } from '@/screens/amenities/AmenitiesScreen';
import { amenityKind } from '@/screens/amenities/amenityKind';
import { recordRoute } from './recordRoute';

/** The amenities of the active organisation. */
export const AmenitiesRoute = recordRoute(AmenitiesScreen, amenityKind, amenityCalls);
