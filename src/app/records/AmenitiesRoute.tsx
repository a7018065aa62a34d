import { amenityCalls } from '@/api/amenities/amenities';
import { AmenitiesScreen } from '@/screens/amenities/AmenitiesScreen';
import { amenityKind } from '@/screens/amenities/amenityKind';
import { readIconFiles } from '../icons/readIconFiles';
import { recordRoute } from './recordRoute';

/** The amenities of the active organisation. */
export const AmenitiesRoute = recordRoute(
  ({ machine }) => <AmenitiesScreen machine={machine} readIconFiles={readIconFiles} />,
  amenityKind,
  amenityCalls,
);
