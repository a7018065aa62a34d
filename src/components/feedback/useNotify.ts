import { type Notify, notify } from './toastStack';

/** Shows a toast; a text that is already visible is not shown again. */
export const useNotify = (): Notify => notify;
