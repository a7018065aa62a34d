import { Button } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { EntryForm } from '@/components/entry/EntryForm';
import { EntryPage } from '@/components/entry/EntryPage';
import { useMachineActor } from '@/components/machine/useMachineActor';
import type {
  ConfirmationResult,
  locationConfirmationMachine,
} from '@/machines/locations/locationConfirmation.machine';
import { text } from './texts';

interface Props {
  readonly machine: typeof locationConfirmationMachine;
  readonly token: string;
  readonly onEnd: (end: ConfirmationResult) => void;
}

/** Asks before a new location is confirmed; a notification shows the result on the next page. */
export function LocationConfirmationScreen({ machine, token, onEnd }: Props) {
  const confirmation = useMachineActor(machine, { input: { token } });
  const isAsking = useSelector(confirmation, (snapshot) => snapshot.matches('asking'));
  const output = useSelector(confirmation, (snapshot) => snapshot.output);
  useEffect(() => {
    if (output) onEnd(output);
  }, [output, onEnd]);
  return (
    <EntryPage>
      <EntryForm title={text('title')} lead={text('lead')} onSubmit={() => confirmation.send({ type: 'confirm' })}>
        <Button type="submit" appearance="primary" size="large" aria-busy={!isAsking} autoFocus>
          {text(isAsking ? 'confirm' : 'confirming')}
        </Button>
      </EntryForm>
    </EntryPage>
  );
}
