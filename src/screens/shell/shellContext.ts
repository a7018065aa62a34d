import type { ActorRefFrom } from 'xstate';
import type { SwitchingMachine } from '@/machines/session/switching.machine';
import type { GlobalSearchMachine } from '@/machines/shell/globalSearch.machine';

export type SwitchingActor = ActorRefFrom<SwitchingMachine>;

/** A page that the person may open; `path` as the route table has it. */
export interface PageLink {
  readonly path: string;
  readonly title: string;
  /** Records are created there at `?open=new`. */
  readonly addsNew: boolean;
}

/** A page that was open in this tab. */
export interface RecentPage {
  readonly address: string;
  readonly title: string;
}

/** The context that src/app provides to the shell. */
export interface ShellParts {
  /** Every page with a screen that is open to the person. */
  readonly pages: readonly PageLink[];
  /** Title of the current page. */
  readonly section: string;
  /** Records are created on it at `?open=new`. */
  readonly addsNew: boolean;
  /** Why nothing on it can be changed, in words. */
  readonly readOnly: string | null;
  /** Addresses outside of the console; empty where there is none. */
  readonly links: { readonly analytics: string; readonly documentation: string };
  /** Null until its script is there: no first paint waits for it. */
  readonly switching: SwitchingActor | null;
  readonly searchMachine: GlobalSearchMachine;
  /** The newest first. */
  readonly recent: () => readonly RecentPage[];
}

export const isAccessible = (pages: readonly PageLink[], path: string): boolean =>
  pages.some((page) => page.path === path);
