import { Avatar, Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { EntryForm } from '@/components/entry/EntryForm';
import { EntryPage } from '@/components/entry/EntryPage';
import { Loading } from '@/components/feedback/Loading';
import { useMachineActor } from '@/components/machine/useMachineActor';
import type { HandOffResult, handOffMachine } from '@/machines/session/handOff.machine';
import { text } from './texts';

const useStyles = makeStyles({
  card: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    padding: '16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

interface Props {
  readonly machine: typeof handOffMachine;
  readonly token: string;
  readonly onEnd: (end: HandOffResult) => void;
}

/** Asks whether to continue as the person of the other device. */
export function ContinueAs({ machine, token, onEnd }: Props) {
  const styles = useStyles();
  const handOff = useMachineActor(machine, { input: { token } });
  const owner = useSelector(handOff, (snapshot) => snapshot.context.owner);
  const isBusy = useSelector(handOff, (snapshot) => snapshot.hasTag('busy'));
  const output = useSelector(handOff, (snapshot) => snapshot.output);
  useEffect(() => {
    if (output) onEnd(output);
  }, [output, onEnd]);
  return (
    <EntryPage>
      {owner === null ? (
        <Loading label={text('checkingCode')} />
      ) : (
        <EntryForm
          title={text('continueHere')}
          lead={text('otherDevice')}
          onSubmit={() => handOff.send({ type: 'continue' })}
        >
          <div className={styles.card}>
            <Avatar size={48} name={owner.name} color="brand" aria-hidden />
            <div className={styles.words}>
              <Text weight="semibold">{owner.name}</Text>
              <Text size={200} className={styles.quiet}>
                {owner.organisation}
              </Text>
            </div>
          </div>
          <Button type="submit" appearance="primary" size="large" aria-busy={isBusy} autoFocus>
            {isBusy ? text('signingIn') : text('continueAs', { name: owner.name })}
          </Button>
          <Button appearance="subtle" onClick={() => handOff.send({ type: 'decline' })}>
            {text('otherAccount')}
          </Button>
        </EntryForm>
      )}
    </EntryPage>
  );
}
