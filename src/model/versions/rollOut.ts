import { VERSION_TYPES, type VersionType } from './versionTypes';

/** A version as far as kiosks are concerned. */
export interface RollOut {
  readonly id: number;
  readonly type: VersionType;
  readonly released: boolean;
  readonly forceReleased: boolean;
  /** ISO 8601: when it was released or force released; null while it is neither. */
  readonly releasedAt: string | null;
  /** The version that a forced release replaces at once; null for every version. */
  readonly previous: number | null;
  /** Uuids of the organisations that a demo version is for. */
  readonly organisations: readonly string[];
}

/** Kiosks of one organisation whose locations have chosen the same version. */
export interface KioskGroup {
  /** Uuid. */
  readonly organisation: string;
  /** The chosen version; null where the newest release is followed. */
  readonly chosen: number | null;
  readonly count: number;
}

/** Milliseconds for which a location may stay on the version that it has chosen: thirty days. */
export const HARD_AFTER = 30 * 24 * 60 * 60 * 1000;

export const isOut = ({ released, forceReleased }: Pick<RollOut, 'released' | 'forceReleased'>): boolean =>
  released || forceReleased;

/** Core versions are for everybody, demo versions for the organisations that they name, dev versions for nobody. */
const isFor = ({ type, organisations }: RollOut, organisation: string): boolean =>
  type === VERSION_TYPES.core || (type === VERSION_TYPES.demo && organisations.includes(organisation));

const timeOf = ({ releasedAt }: RollOut): number => (releasedAt === null ? 0 : Date.parse(releasedAt));
const newestFirst = (one: RollOut, other: RollOut): number => timeOf(other) - timeOf(one) || other.id - one.id;

/** The released versions that an organisation may run, the newest release first. */
export const versionsFor = <V extends RollOut>(versions: readonly V[], organisation: string): V[] =>
  versions.filter((version) => isOut(version) && isFor(version, organisation)).sort(newestFirst);

/** The newest release that is for everybody. */
export const currentReleaseOf = <V extends RollOut>(versions: readonly V[]): V | null =>
  versions.filter((version) => isOut(version) && version.type === VERSION_TYPES.core).sort(newestFirst)[0] ?? null;

/** When a release replaces every version that locations have chosen; null for one that is not released. */
export function hardRollOutAt(version: Pick<RollOut, 'releasedAt' | 'forceReleased' | 'previous'>): Date | null {
  if (version.releasedAt === null) return null;
  const isAtOnce = version.forceReleased && version.previous === null;
  return new Date(Date.parse(version.releasedAt) + (isAtOnce ? 0 : HARD_AFTER));
}

/** Whether a newer release replaces the version that a location has chosen. */
function replaces(newer: RollOut, chosen: number, now: Date): boolean {
  if (newer.forceReleased && newer.previous === chosen) return true;
  const hard = hardRollOutAt(newer);
  return hard !== null && hard <= now;
}

/**
 * The version that kiosks run: the chosen one as long as it is released and no newer release replaces it, else the newest.
 * @param offered the versions of the organisation, as `versionsFor` returns them
 */
export function runningVersion<V extends RollOut>(offered: readonly V[], chosen: number | null, now: Date): V | null {
  const at = offered.findIndex(({ id }) => id === chosen);
  const own = offered[at];
  if (!own) return offered[0] ?? null;
  return offered.slice(0, at).some((newer) => replaces(newer, own.id, now)) ? (offered[0] ?? null) : own;
}

/** How many kiosks run another version after a change than before it. */
export function kiosksThatUpdate(
  before: readonly RollOut[],
  after: readonly RollOut[],
  groups: readonly KioskGroup[],
  now: Date,
): number {
  const runs = (versions: readonly RollOut[], { organisation, chosen }: KioskGroup) =>
    runningVersion(versionsFor(versions, organisation), chosen, now)?.id;
  return groups
    .filter((group) => runs(before, group) !== runs(after, group))
    .reduce((sum, { count }) => sum + count, 0);
}
