interface ConsoleRoom {
  readonly rooms: readonly string[];
  readonly packages: readonly string[];
  readonly instead: string;
}

export declare const CONSOLE: Readonly<Record<string, ConsoleRoom>>;
/** Of each room the others that it may use, and what to do instead. */
export declare const SERVICE: Readonly<Record<string, readonly [readonly string[], string]>>;
/** Of each large room its floors of folders, the lowest first. */
export declare const FLOORS: Readonly<Record<string, readonly (readonly string[])[]>>;
