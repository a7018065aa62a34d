/** A row of a context menu. */
export interface MenuAction {
  readonly key: string;
  readonly label: string;
  /** Its shortcut, as people read it; empty without one. */
  readonly keys: string;
  /** Why it cannot be chosen now, in words. */
  readonly blockedBy: string | null;
  readonly run: () => void;
}

export interface Submenu {
  readonly key: string;
  readonly label: string;
  readonly actions: readonly MenuAction[];
}

/** Entries between two dividers. */
export type MenuGroup = readonly (MenuAction | Submenu)[];
