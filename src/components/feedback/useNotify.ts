import { type Notify, notify } from './toastStack';

/** Shows a short text in the one place for them; the same text is not shown twice at once (G208). */
export const useNotify = (): Notify => notify;
