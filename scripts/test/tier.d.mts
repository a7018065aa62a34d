export type Tier = 'short' | 'whole' | 'full';
export function tierOf(env: Readonly<Record<string, string | undefined>>): Tier;
