import { makeStyles, Spinner, Subtitle1 } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { EntryPage } from '@/components/entry/EntryPage';
import { useMachineActor } from '@/components/machine/useMachineActor';
import type {
  ConfirmationResult,
  locationConfirmationMachine,
} from '@/machines/locations/locationConfirmation.machine';
import { text } from './texts';

const useStyles = makeStyles({
  waits: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '16px', margin: 'auto' },
});

interface Props {
  readonly machine: typeof locationConfirmationMachine;
  readonly token: string;
  readonly onEnd: (end: ConfirmationResult) => void;
}

/** Shown while a new location is confirmed; a notification shows the result on the next page. */
export function LocationConfirmationScreen({ machine, token, onEnd }: Props) {
  const styles = useStyles();
  const confirmation = useMachineActor(machine, { input: { token } });
  const output = useSelector(confirmation, (snapshot) => snapshot.output);
  useEffect(() => {
    if (output) onEnd(output);
  }, [output, onEnd]);
  return (
    <EntryPage>
      <div className={styles.waits} role="status">
        <Spinner size="large" aria-hidden />
        <Subtitle1 as="h1">{text('confirmingTheLocation')}</Subtitle1>
      </div>
    </EntryPage>
  );
}
