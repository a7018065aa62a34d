import { destinationCalls } from '@/api/destinations/destinations';
import { notify } from '@/components/feedback/toastStack';
import { DestinationsScreen } from '@/screens/destinations/DestinationsScreen';
import { destinationKind } from '@/screens/destinations/destinationKind';
import { fileFailed } from '@/screens/destinations/fileFailed';
import { recordRoute } from './recordRoute';

const callsOf = (organisation: string) =>
  destinationCalls(organisation, (name, error) => notify(fileFailed(name, error), 'error'));

/** The destinations of the active organisation. */
export const DestinationsRoute = recordRoute(DestinationsScreen, destinationKind, callsOf);
