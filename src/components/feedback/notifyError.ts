import { notify } from './toastStack';
import { errorSummaryOf } from './useListError';

/** Shows why something failed: an error for its look, for screen readers and in the tray. */
export const notifyError = (error: unknown): void => notify(errorSummaryOf(error).text, 'error');
