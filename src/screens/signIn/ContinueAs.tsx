import { Button } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { EntryForm } from '@/components/EntryForm';
import { EntryPage } from '@/components/EntryPage';
import { useChart } from '@/components/useChart';
import { Waiting } from '@/components/Waiting';
import type { HandOffEnd, handOffMachine } from '@/machines/handOff.machine';

interface Props {
  readonly logic: typeof handOffMachine;
  readonly token: string;
  readonly onEnd: (end: HandOffEnd) => void;
}

/** Asks whether to go on as the person who began at another device. */
export function ContinueAs({ logic, token, onEnd }: Props) {
  const handOff = useChart(logic, { input: { token } });
  const owner = useSelector(handOff, (snapshot) => snapshot.context.owner);
  const isBusy = useSelector(handOff, (snapshot) => snapshot.hasTag('busy'));
  const output = useSelector(handOff, (snapshot) => snapshot.output);
  useEffect(() => {
    if (output) onEnd(output);
  }, [output, onEnd]);
  return (
    <EntryPage>
      {owner === null ? (
        <Waiting label="Looking at the code" />
      ) : (
        <EntryForm
          title={`Continue as ${owner.name}`}
          lead={`A session that was begun at another device, for ${owner.organisation}.`}
          onSubmit={() => handOff.send({ type: 'continue' })}
        >
          <Button type="submit" appearance="primary" size="large" disabledFocusable={isBusy} autoFocus>
            {isBusy ? 'Signing in' : `Continue as ${owner.name}`}
          </Button>
          <Button appearance="subtle" onClick={() => handOff.send({ type: 'decline' })}>
            Use another account
          </Button>
        </EntryForm>
      )}
    </EntryPage>
  );
}
