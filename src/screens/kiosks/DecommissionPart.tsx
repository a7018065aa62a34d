import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { ActionButton } from '@/components/blocked/ActionButton';
import { useReturnFocus } from '@/components/dialog/useReturnFocus';
import { WarningDialog } from '@/components/dialog/WarningDialog';
import { useMachineActor } from '@/components/machine/useMachineActor';
import { useMachineOutput } from '@/components/machine/useMachineOutput';
import { kioskText } from '@/contract/texts/kioskTexts';
import type { KioskCommissioningMachine } from '@/machines/kiosks/kioskCommissioning.machine';
import { text } from './texts';

interface Props {
  readonly machine: KioskCommissioningMachine;
  readonly kiosk: { readonly id: number; readonly name: string };
  /** Why it cannot be pressed now; null where it can. */
  readonly blockedBy: string | null;
  /** It is out of service. */
  readonly onEnd: () => void;
}

/** Takes a commissioned kiosk out of service, after a question. */
export function DecommissionPart({ machine, kiosk, blockedBy, onEnd }: Props) {
  const part = useRef<HTMLDivElement>(null);
  const actor = useMachineActor(machine, { input: { id: kiosk.id, isCommissioned: true } });
  useMachineOutput(actor, onEnd);
  const isAsking = useSelector(actor, (snapshot) => snapshot.matches('confirming'));
  useReturnFocus(isAsking, part);
  // It is not offered again while the dialog closes.
  const isBusy = useSelector(
    actor,
    (snapshot) => snapshot.matches('decommissioning') || snapshot.matches('decommissioned'),
  );
  return (
    <div ref={part}>
      <ActionButton
        blockedBy={isBusy ? text('decommissioning') : blockedBy}
        onClick={() => actor.send({ type: 'decommission' })}
      >
        {isBusy ? text('decommissioning') : text('decommission')}
      </ActionButton>
      <WarningDialog
        isOpen={isAsking}
        title={text('decommissionTitle', { name: kiosk.name })}
        text={kioskText('decommission')}
        isDanger
        onConfirm={() => actor.send({ type: 'confirm' })}
        onCancel={() => actor.send({ type: 'cancel' })}
      />
    </div>
  );
}
