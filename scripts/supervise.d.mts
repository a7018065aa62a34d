/** Runs the program until it ends in order, is stopped by a signal, or has ended uncleanly too often. Gives its exit code. */
export function supervise(
  program: string,
  env: NodeJS.ProcessEnv,
  limits?: { firstDelay?: number; mostEnds?: number },
): Promise<number>;
