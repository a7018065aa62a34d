import { VERSION_TYPES, type VersionType } from './versionTypes';

/** The approval of a version, and its audience. */
export interface Approval {
  readonly type: VersionType;
  readonly tested: boolean;
  /** Signed off: true is Pass, false is Fail, null is not decided. */
  readonly approved: boolean | null;
  readonly released: boolean;
  readonly forceReleased: boolean;
  /** The version that a forced release replaces at once; null for every version. */
  readonly previous: number | null;
  /** Uuids of the organisations that a demo version is for. */
  readonly organisations: readonly string[];
}

export type ApprovalField = Exclude<keyof Approval, 'type'>;

/** Why a part of the approval cannot be changed, or is invalid. */
export type ApprovalReason =
  | 'isUntested'
  | 'isUnapproved'
  | 'isReleased'
  | 'isForceReleased'
  | 'isNotForceReleased'
  | 'isNotDemo';

export type ApprovalState = 'untested' | 'pending' | 'rejected' | 'approved';

/** The state of the approval; a release does not change it. */
export function approvalStateOf({ tested, approved }: Pick<Approval, 'tested' | 'approved'>): ApprovalState {
  if (!tested) return 'untested';
  return approved === null ? 'pending' : approved ? 'approved' : 'rejected';
}

/** The decision of a record: without an approver nobody has decided, whatever `approved` says. */
export const decisionOf = (approved: boolean | null, hasApprover: boolean): boolean | null =>
  approved === true ? true : hasApprover ? false : null;

/** Why each part cannot be changed now; null where it can. */
export function blockedParts(approval: Approval): Readonly<Record<ApprovalField, ApprovalReason | null>> {
  const { tested, approved, released, forceReleased, type } = approval;
  const whileOut = released ? 'isReleased' : forceReleased ? 'isForceReleased' : null;
  const unlessApproved = approved === true ? null : 'isUnapproved';
  return {
    tested: whileOut,
    approved: tested ? whileOut : 'isUntested',
    released: forceReleased ? 'isForceReleased' : unlessApproved,
    forceReleased: released ? 'isReleased' : unlessApproved,
    previous: forceReleased ? null : 'isNotForceReleased',
    organisations: type === VERSION_TYPES.demo ? null : 'isNotDemo',
  };
}

/** The parts that contradict the others, each with the reason; empty for an approval that may be saved. */
export function contradictions(approval: Approval): Partial<Record<ApprovalField, ApprovalReason>> {
  const { tested, approved, released, forceReleased, previous, organisations, type } = approval;
  return {
    ...(approved !== null && !tested && { approved: 'isUntested' }),
    ...(released && approved !== true && { released: 'isUnapproved' }),
    ...(forceReleased && approved !== true && { forceReleased: 'isUnapproved' }),
    ...(forceReleased && released && { forceReleased: 'isReleased' }),
    ...(previous !== null && !forceReleased && { previous: 'isNotForceReleased' }),
    ...(organisations.length > 0 && type !== VERSION_TYPES.demo && { organisations: 'isNotDemo' }),
  };
}

/** A version that is no longer tested is not signed off either. */
export const testedChange = (tested: boolean): Partial<Approval> => ({ tested, ...(!tested && { approved: null }) });

/** Without a forced release there is nothing that it replaces. */
export const forcedChange = (forceReleased: boolean): Partial<Approval> => ({
  forceReleased,
  ...(!forceReleased && { previous: null }),
});

/** Another type clears the organisations. */
export const typeChange = (type: VersionType): Partial<Approval> => ({ type, organisations: [] });
