import { type Notify, notify } from '@/components/feedback/toastStack';

/** Notifies from outside of a screen; notifications wait until the page can show them. */
export const notifyPage: Notify = notify;
