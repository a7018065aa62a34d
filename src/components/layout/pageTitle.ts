import { createContext } from 'react';

/** The heading of the page at an address. */
export interface PageTitle {
  readonly pathname: string;
  readonly title: string;
}

/** Reports the heading of a page to the shell around it. */
export const PageTitleContext = createContext<(title: PageTitle) => void>(() => undefined);
