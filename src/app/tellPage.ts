import { type Tell, tell } from '@/components/toastStack';

/** Says something from outside of a screen; what is said before the page can show it waits. */
export const tellPage: Tell = tell;
