export interface Shakes {
  files: number | null;
  sequences: number;
  rows: string;
  postgres: readonly string[];
}
export function shakesOf(env: Readonly<Record<string, string | undefined>>): Shakes;
export function shuffled<T>(items: readonly T[], seed: number): T[];
