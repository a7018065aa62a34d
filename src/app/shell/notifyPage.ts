import { type Notify, notify } from '@/components/feedback/toastStack';

/** Says something from outside of a screen; what is said before the page can show it waits. */
export const notifyPage: Notify = notify;
