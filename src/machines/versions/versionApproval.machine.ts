import { assign, emit, setup } from 'xstate';
import { type Approval, forcedChange, testedChange, typeChange } from '@/model/versions/approval';
import { VERSION_TYPES, type VersionType } from '@/model/versions/versionTypes';

interface Context {
  /** The approval whose states are looked for; null once they are found: its values are those of the form alone. */
  readonly approval: Approval | null;
}

export type VersionApprovalEvent =
  | { type: 'test' }
  | { type: 'untest' }
  | { type: 'pass' }
  | { type: 'fail' }
  | { type: 'release' }
  | { type: 'unrelease' }
  | { type: 'forceRelease' }
  /** Answers to the question before a forced release. */
  | { type: 'confirm' }
  | { type: 'cancel' }
  | { type: 'unforce' }
  /** Null for every version. */
  | { type: 'choosePrevious'; previous: number | null }
  | { type: 'setType'; version: VersionType }
  | { type: 'chooseOrganisations'; organisations: readonly string[] }
  /** The form has the approval of somebody else in place of this one. */
  | { type: 'replace'; approval: Approval };

/** The parts of the approval that a press changes. */
export type VersionApprovalEmitted = { readonly type: 'changed'; readonly change: Partial<Approval> };

const change = (params: Partial<Approval>) => ({ type: 'emitChanged', params }) as const;

/** The choices in the approval of a version that are open, and their consequences. The form has the values and saves them. */
export const versionApprovalMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { approval: Approval },
    events: {} as VersionApprovalEvent,
    emitted: {} as VersionApprovalEmitted,
  },
  guards: {
    isTested: ({ context }) => context.approval?.tested === true,
    isPassed: ({ context }) => context.approval?.approved === true,
    isFailed: ({ context }) => context.approval?.approved === false,
    isReleased: ({ context }) => context.approval?.released === true,
    isForceReleased: ({ context }) => context.approval?.forceReleased === true,
    isForDemo: (_, type: VersionType | undefined) => type === VERSION_TYPES.demo,
    isForOthers: (_, type: VersionType) => type !== VERSION_TYPES.demo,
  },
  actions: {
    setApproval: assign({ approval: (_, approval: Approval) => approval }),
    clearApproval: assign({ approval: null }),
    emitChanged: emit((_, parts: Partial<Approval>) => ({ type: 'changed' as const, change: parts })),
  },
}).createMachine({
  id: 'versionApproval',
  description: 'The approval and the release of a version, as its form edits them.',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    stage: {
      description: 'How far the version has come.',
      initial: 'opening',
      on: {
        replace: { actions: { type: 'setApproval', params: ({ event }) => event.approval }, target: '.opening' },
      },
      states: {
        opening: {
          description: 'Finds how far the version has come.',
          exit: 'clearApproval',
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
            test: { actions: change(testedChange(true)), target: 'tested' },
          },
        },
        tested: {
          description: 'It is tested and can be signed off.',
          initial: 'pending',
          on: {
            untest: { actions: change(testedChange(false)), target: 'untested' },
          },
          states: {
            pending: {
              description: 'Nobody has decided yet.',
              on: {
                pass: { actions: change({ approved: true }), target: 'approved' },
                fail: { actions: change({ approved: false }), target: 'rejected' },
              },
            },
            rejected: {
              description: 'It has failed and cannot be released.',
              on: { pass: { actions: change({ approved: true }), target: 'approved' } },
            },
            approved: {
              description: 'It can be released, or force released.',
              on: {
                fail: { actions: change({ approved: false }), target: 'rejected' },
                release: { actions: change({ released: true }), target: '#versionApproval.stage.released' },
                forceRelease: { target: '#versionApproval.stage.askingToForce' },
              },
            },
          },
        },
        askingToForce: {
          description: 'Asks before a forced release, which updates kiosks at once.',
          on: {
            confirm: { actions: change(forcedChange(true)), target: 'forceReleased' },
            cancel: 'tested.approved',
          },
        },
        released: {
          description: 'Kiosks follow it; those of locations with a version of their own after thirty days.',
          on: { unrelease: { actions: change({ released: false }), target: 'tested.approved' } },
        },
        forceReleased: {
          description: 'Kiosks follow it at once, also those of locations with a version of their own.',
          on: {
            unforce: { actions: change(forcedChange(false)), target: 'tested.approved' },
            choosePrevious: { actions: { type: 'emitChanged', params: ({ event }) => ({ previous: event.previous }) } },
          },
        },
      },
    },
    audience: {
      description: 'Whom the version is for.',
      initial: 'opening',
      on: { replace: '.opening' },
      states: {
        opening: {
          description: 'Finds whom the version is for.',
          always: [
            { guard: { type: 'isForDemo', params: ({ context }) => context.approval?.type }, target: 'demo' },
            { target: 'others' },
          ],
        },
        demo: {
          description: 'It is for the organisations that are chosen.',
          on: {
            setType: {
              guard: { type: 'isForOthers', params: ({ event }) => event.version },
              actions: { type: 'emitChanged', params: ({ event }) => typeChange(event.version) },
              target: 'others',
            },
            chooseOrganisations: {
              actions: { type: 'emitChanged', params: ({ event }) => ({ organisations: event.organisations }) },
            },
          },
        },
        others: {
          description: 'It is for every organisation, or for development; none is chosen.',
          on: {
            setType: [
              {
                guard: { type: 'isForDemo', params: ({ event }) => event.version },
                actions: { type: 'emitChanged', params: ({ event }) => typeChange(event.version) },
                target: 'demo',
              },
              { actions: { type: 'emitChanged', params: ({ event }) => typeChange(event.version) } },
            ],
          },
        },
      },
    },
  },
});

export type VersionApprovalMachine = typeof versionApprovalMachine;
