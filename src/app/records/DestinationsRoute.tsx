import { destinationCalls } from '@/api/destinations';
import { DestinationsScreen } from '@/screens/destinations/DestinationsScreen';
import { destinationKind } from '@/screens/destinations/destinationKind';
import { recordRoute } from './recordRoute';

/** The destinations of the active organisation. */
export const DestinationsRoute = recordRoute(DestinationsScreen, destinationKind, destinationCalls);
