import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import type { RecordForm } from '@/components/form/useRecordForm';
import { useMachineActor } from '@/components/machine/useMachineActor';
import { isSame } from '@/machines/records/formResult';
import type { VersionApprovalEvent, VersionApprovalMachine } from '@/machines/versions/versionApproval.machine';
import type { Approval } from '@/model/versions/approval';
import type { VersionValues } from './versionKind';

const approvalIn = ({ name: _, notes: __, ...approval }: VersionValues): Approval => approval;

/** Runs the approval of a version beside its form, which saves the choices. */
export function useVersionApproval(machine: VersionApprovalMachine, form: RecordForm<VersionValues>) {
  const { values } = form;
  const actor = useMachineActor(machine, { input: { approval: approvalIn(values) } });
  const approval = useSelector(actor, ({ context }) => context.approval);

  const replace = useEffectEvent((given: Approval) => {
    // In a conflict the form takes over the version that somebody else has saved.
    if (!isSame(given, actor.getSnapshot().context.approval)) actor.send({ type: 'replace', approval: given });
  });
  useEffect(() => replace(approvalIn(values)), [values]);

  const choose = (event: VersionApprovalEvent) => {
    actor.send(event);
    const next = actor.getSnapshot().context.approval;
    form.set('type', next.type);
    form.set('tested', next.tested);
    form.set('approved', next.approved);
    form.set('released', next.released);
    form.set('forceReleased', next.forceReleased);
    form.set('previous', next.previous);
    form.set('organisations', next.organisations);
  };
  return { approval, choose };
}
