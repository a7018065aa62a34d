/** A command that the page on screen offers to the command palette and to the search. */
export interface PageCommand {
  /** Unique on the page; `destination <id>` shows a destination of the organisation. */
  readonly key: string;
  readonly label: string;
  readonly note: string;
  readonly run: () => void;
}

const byPart = new Map<string, readonly PageCommand[]>();

/** Offers the commands of a part of the page until it is called again, with null when the part is gone. */
export function setPageCommands(part: string, commands: readonly PageCommand[] | null): void {
  if (commands) byPart.set(part, commands);
  else byPart.delete(part);
}

export const getPageCommands = (): readonly PageCommand[] => [...byPart.values()].flat();
