/**
 * The choices of a kiosk: a live unit has none, a demo unit a version and a build, a demo unit for internal use a
 * development version as well.
 */
export type VersionChoice = 'live' | 'demo' | 'demoInternal';

export const versionChoiceOf = ({ isTest, internalUse }: { isTest: boolean; internalUse: boolean }): VersionChoice =>
  isTest ? (internalUse ? 'demoInternal' : 'demo') : 'live';

/** The versions that may be chosen, the development versions last. */
export function offeredVersions<V>(
  choice: VersionChoice,
  { versions, dev }: { readonly versions: readonly V[]; readonly dev: readonly V[] },
): readonly V[] {
  if (choice === 'live') return [];
  return choice === 'demo' ? versions : [...versions, ...dev];
}
