import { createContext, use } from 'react';

/** Why nothing can be changed on this page, in words; null where the user has a feature of the page. */
export const ChangesBlockedContext = createContext<string | null>(null);

export const useChangesBlockedBy = (): string | null => use(ChangesBlockedContext);
