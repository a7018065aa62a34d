import { useElementKeys } from '@/components/floorPlan/useElementKeys';
import { pressedKey } from '@/components/pressedKey';

const PAGE = { current: document };

/** Calls the newest handler when Escape is pressed anywhere on the page and no part of it has taken the key. */
export const useEscape = (onEscape: () => void): void =>
  useElementKeys(PAGE, (event) => {
    if (pressedKey(event) === 'Escape') onEscape();
  });
