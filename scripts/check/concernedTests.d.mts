export function importsOf(file: string, content: string): string[];
export function concernedTests(
  changed: readonly string[],
  imports: ReadonlyMap<string, readonly string[]>,
  seconds: Readonly<Record<string, number>>,
): { readonly run: readonly string[]; readonly left: readonly string[] };
