import type { Problem } from '@/model/network/checks/problem';

/** More would widen the tabs beyond the panel. */
const MOST_IN_BADGE = 99;

interface ChecksBadge {
  readonly label: string;
  readonly color: 'danger' | 'warning' | 'informative';
}

/** A fault of what is drawn; a room that has no entrance yet is work that is left. */
const isFault = ({ severity, check }: Problem): boolean => severity === 'error' && check !== 'mesh-without-node';

function colourOf(problems: readonly Problem[], brokenCases: number): ChecksBadge['color'] {
  if (brokenCases > 0 || problems.some(isFault)) return 'danger';
  return problems.some(({ severity }) => severity === 'error') ? 'warning' : 'informative';
}

/** The number at the tab of the checks, problems and broken route cases together; null where there is nothing to do. */
export function checksBadge(problems: readonly Problem[], brokenCases: number): ChecksBadge | null {
  const count = problems.length + brokenCases;
  if (count === 0) return null;
  const label = count > MOST_IN_BADGE ? `${MOST_IN_BADGE}+` : String(count);
  return { label, color: colourOf(problems, brokenCases) };
}
