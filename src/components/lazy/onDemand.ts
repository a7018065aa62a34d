import { notify } from '../feedback/toastStack';
import { OutdatedError } from './outdatedError';
import { text } from './texts';

/** Loads a script and uses it, and gives the end of both. Where it cannot be loaded a notification says so; the next time it is requested again. */
export function onDemand<Module>(load: () => Promise<Module>, use: (module: Module) => void): Promise<void> {
  return load().then(use, (error: unknown) =>
    error instanceof OutdatedError ? notify(text('partOutdated'), 'warning') : notify(text('actionFailed'), 'error'),
  );
}
