import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { getInitialSnapshot } from 'xstate';
import type { RecordForm } from '@/components/form/useRecordForm';
import { useMachineActor } from '@/components/machine/useMachineActor';
import { isSame } from '@/machines/records/formResult';
import type { VersionApprovalEvent, VersionApprovalMachine } from '@/machines/versions/versionApproval.machine';
import type { Approval, ApprovalField } from '@/model/versions/approval';
import { APPROVAL_EVENTS } from './approvalEvents';
import type { VersionValues } from './versionKind';

const approvalIn = ({ name: _, notes: __, ...approval }: VersionValues): Approval => approval;

/** Decides what may be chosen in the approval of a version. The choices are values of the form, which saves them. */
export function useVersionApproval(machine: VersionApprovalMachine, form: RecordForm<VersionValues>) {
  const approval = approvalIn(form.values);
  const actor = useMachineActor(machine, { input: { approval } });

  const change = useEffectEvent((parts: Partial<Approval>) => {
    for (const [field, value] of Object.entries(parts)) form.set(field as keyof Approval, value);
  });
  useEffect(() => {
    const { unsubscribe } = actor.on('changed', (event) => change(event.change));
    return unsubscribe;
  }, [actor]);

  const values = JSON.stringify(approval);
  const follow = useEffectEvent(() => {
    // In a conflict the form takes over the version that somebody else has saved.
    const { value } = getInitialSnapshot(machine, { approval });
    if (!isSame(value, actor.getSnapshot().value)) actor.send({ type: 'replace', approval });
  });
  useEffect(() => {
    if (values !== '') follow();
  }, [values]);

  const state = useSelector(actor, ({ value }) => value);
  /** Whether the present state takes a change of this part. */
  const mayChange = (part: ApprovalField) => APPROVAL_EVENTS[part].some((event) => actor.getSnapshot().can(event));
  return {
    approval,
    choose: (event: VersionApprovalEvent) => actor.send(event),
    isAsking: state.stage === 'askingToForce',
    mayChange,
  };
}
