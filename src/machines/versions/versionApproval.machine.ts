import { assign, setup } from 'xstate';
import { type Approval, withForceReleased, withTested, withType } from '@/model/versions/approval';
import { VERSION_TYPES, type VersionType } from '@/model/versions/versionTypes';

interface Context {
  readonly approval: Approval;
}

export type VersionApprovalEvent =
  | { type: 'test' }
  | { type: 'untest' }
  | { type: 'pass' }
  | { type: 'fail' }
  | { type: 'release' }
  | { type: 'unrelease' }
  | { type: 'forceRelease' }
  | { type: 'unforce' }
  /** Null for every version. */
  | { type: 'choosePrevious'; previous: number | null }
  | { type: 'setType'; version: VersionType }
  | { type: 'chooseOrganisations'; organisations: readonly string[] }
  /** Somebody else's approval takes the place of this one. */
  | { type: 'replace'; approval: Approval };

/** The choices in the approval of a version, and their consequences. The form itself saves. */
export const versionApprovalMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Context,
    events: {} as VersionApprovalEvent,
  },
  guards: {
    isTested: ({ context }) => context.approval.tested,
    isPassed: ({ context }) => context.approval.approved === true,
    isFailed: ({ context }) => context.approval.approved === false,
    isReleased: ({ context }) => context.approval.released,
    isForceReleased: ({ context }) => context.approval.forceReleased,
    isForDemo: ({ context }) => context.approval.type === VERSION_TYPES.demo,
  },
  actions: {
    setTested: assign({ approval: ({ context }, tested: boolean) => withTested(context.approval, tested) }),
    setApproved: assign({ approval: ({ context }, approved: boolean) => ({ ...context.approval, approved }) }),
    setReleased: assign({ approval: ({ context }, released: boolean) => ({ ...context.approval, released }) }),
    setForceReleased: assign({
      approval: ({ context }, isForced: boolean) => withForceReleased(context.approval, isForced),
    }),
    setPrevious: assign({ approval: ({ context }, previous: number | null) => ({ ...context.approval, previous }) }),
    setType: assign({ approval: ({ context }, type: VersionType) => withType(context.approval, type) }),
    setOrganisations: assign({
      approval: ({ context }, organisations: readonly string[]) => ({ ...context.approval, organisations }),
    }),
    replaceApproval: assign({ approval: (_, approval: Approval) => approval }),
  },
}).createMachine({
  id: 'versionApproval',
  description: 'The approval and the release of a version, as its form edits them.',
  context: ({ input }) => input,
  initial: 'opening',
  on: {
    setType: { actions: { type: 'setType', params: ({ event }) => event.version } },
    chooseOrganisations: {
      guard: 'isForDemo',
      actions: { type: 'setOrganisations', params: ({ event }) => event.organisations },
    },
    replace: { actions: { type: 'replaceApproval', params: ({ event }) => event.approval }, target: '.opening' },
  },
  states: {
    opening: {
      description: 'Finds how far the version has come.',
      always: [
        { guard: 'isForceReleased', target: 'forceReleased' },
        { guard: 'isReleased', target: 'released' },
        { guard: 'isPassed', target: 'tested.approved' },
        { guard: 'isFailed', target: 'tested.rejected' },
        { guard: 'isTested', target: 'tested.pending' },
        { target: 'untested' },
      ],
    },
    untested: {
      description: 'Nobody has tested it: it cannot be signed off.',
      on: {
        test: { actions: { type: 'setTested', params: true }, target: 'tested' },
      },
    },
    tested: {
      description: 'It is tested and can be signed off.',
      initial: 'pending',
      on: {
        untest: { actions: { type: 'setTested', params: false }, target: 'untested' },
      },
      states: {
        pending: {
          description: 'Nobody has decided yet.',
          on: {
            pass: { actions: { type: 'setApproved', params: true }, target: 'approved' },
            fail: { actions: { type: 'setApproved', params: false }, target: 'rejected' },
          },
        },
        rejected: {
          description: 'It has failed and cannot be released.',
          on: { pass: { actions: { type: 'setApproved', params: true }, target: 'approved' } },
        },
        approved: {
          description: 'It can be released, or force released.',
          on: {
            fail: { actions: { type: 'setApproved', params: false }, target: 'rejected' },
            release: { actions: { type: 'setReleased', params: true }, target: '#versionApproval.released' },
            forceRelease: {
              actions: { type: 'setForceReleased', params: true },
              target: '#versionApproval.forceReleased',
            },
          },
        },
      },
    },
    released: {
      description: 'Kiosks follow it; those of locations with a version of their own after thirty days.',
      on: { unrelease: { actions: { type: 'setReleased', params: false }, target: 'tested.approved' } },
    },
    forceReleased: {
      description: 'Kiosks follow it at once, also those of locations with a version of their own.',
      on: {
        unforce: { actions: { type: 'setForceReleased', params: false }, target: 'tested.approved' },
        choosePrevious: { actions: { type: 'setPrevious', params: ({ event }) => event.previous } },
      },
    },
  },
});

export type VersionApprovalMachine = typeof versionApprovalMachine;
