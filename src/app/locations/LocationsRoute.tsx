import { lazyDialog } from '@/components/lazy/lazyPart';
import { LocationsScreen } from '@/screens/locations/LocationsScreen';

const Dialog = lazyDialog(async () => (await import('./LocationDialogRoute')).LocationDialogRoute);
const FormDialog = lazyDialog(async () => (await import('./LocationFormRoute')).LocationFormRoute);

/** The locations of the active organisation: created, published, deleted. */
export const LocationsRoute = () => <LocationsScreen Dialog={Dialog} FormDialog={FormDialog} />;
