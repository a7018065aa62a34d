import type { ActorRefFrom } from 'xstate';
import type { GlobalSearchLogic } from '@/machines/globalSearch.machine';
import type { SwitchingLogic } from '@/machines/switching.machine';

/** A page that the person may open; `path` as the route table has it. */
export interface PageLink {
  readonly path: string;
  readonly title: string;
}

/** A page that was open in this tab. */
export interface RecentPage {
  readonly address: string;
  readonly title: string;
}

/** What src/app gives the shell. */
export interface ShellParts {
  /** Every page that has its screen and is open to the person. */
  readonly pages: readonly PageLink[];
  /** Title of the page that is shown. */
  readonly section: string;
  /** Addresses outside of the console; empty where there is none. */
  readonly links: { readonly analytics: string; readonly documentation: string };
  readonly switching: ActorRefFrom<SwitchingLogic>;
  readonly searchLogic: GlobalSearchLogic;
  /** The newest first. */
  readonly recent: () => readonly RecentPage[];
}

export const mayOpen = (pages: readonly PageLink[], path: string): boolean => pages.some((page) => page.path === path);
