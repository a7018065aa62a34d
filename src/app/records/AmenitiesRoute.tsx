import { amenitiesQuery, amenityCalls } from '@/api/amenities/amenities';
import { AmenitiesScreen } from '@/screens/amenities/AmenitiesScreen';
import { amenityKind } from '@/screens/amenities/amenityKind';
import { readIconFiles } from '../icons/readIconFiles';
import { plainRoute } from './plainRoute';

/** The amenities of the active organisation. */
export const AmenitiesRoute = plainRoute(
  (props) => <AmenitiesScreen {...props} readIconFiles={readIconFiles} />,
  amenityKind,
  { query: amenitiesQuery, calls: amenityCalls },
);
