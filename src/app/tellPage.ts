import type { Tell } from '@/components/useTell';

let waiting: Parameters<Tell>[] = [];
let tell: Tell = (...toast) => {
  waiting.push(toast);
};

/** Says something from outside of a screen; what is said before the page can show it waits. */
export const tellPage: Tell = (...toast) => tell(...toast);

/** The page can show texts from now on. */
export function tellBy(show: Tell): void {
  tell = show;
  for (const toast of waiting) show(...toast);
  waiting = [];
}
