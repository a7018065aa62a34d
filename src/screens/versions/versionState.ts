import type { Version } from '@/contract/versions/versions';
import { type ApprovalState, approvalStateOf } from '@/model/versions/approval';
import { approvalOf } from './versionKind';

/** The state of a row: its word, its icon and its colour follow from it. */
export type VersionState = ApprovalState | 'currentRelease' | 'released' | 'forceReleased';

export function versionStateOf(version: Version): VersionState {
  if (version.current_release) return 'currentRelease';
  if (version.force_released) return 'forceReleased';
  if (version.released) return 'released';
  return approvalStateOf(approvalOf(version));
}

/** The colour of a row; null where there is nothing to notice. */
export function toneOf(version: Version): 'warning' | 'danger' | 'success' | null {
  const state = versionStateOf(version);
  if (state === 'untested') return 'warning';
  if (state === 'rejected') return 'danger';
  return state === 'currentRelease' ? 'success' : null;
}

/** The approval alone: whether somebody has decided, and how. */
export function decisionWord(version: Version): 'approved' | 'rejected' | 'pending' {
  const { approved } = approvalOf(version);
  return approved === null ? 'pending' : approved ? 'approved' : 'rejected';
}
