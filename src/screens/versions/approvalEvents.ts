import type { VersionApprovalEvent } from '@/machines/versions/versionApproval.machine';
import type { ApprovalField } from '@/model/versions/approval';

/** The events that change a part of the approval: it may be changed in the states that take one of them. */
export const APPROVAL_EVENTS: Readonly<Record<ApprovalField, readonly VersionApprovalEvent[]>> = {
  tested: [{ type: 'test' }, { type: 'untest' }],
  approved: [{ type: 'pass' }, { type: 'fail' }],
  released: [{ type: 'release' }, { type: 'unrelease' }],
  forceReleased: [{ type: 'forceRelease' }, { type: 'unforce' }],
  previous: [{ type: 'choosePrevious', previous: null }],
  organisations: [{ type: 'chooseOrganisations', organisations: [] }],
};
