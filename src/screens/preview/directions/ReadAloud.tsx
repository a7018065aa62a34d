import { ToggleButton } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useMachineActor } from '@/components/machine/useMachineActor';
import type { ReadAloudMachine } from '@/machines/readAloud.machine';
import { useMapTexts } from '../languages/mapTexts';
import type { ReadAloudProps } from './readAloudPart';

interface Props extends ReadAloudProps {
  readonly machine: ReadAloudMachine;
}

/** Reads each step aloud when it is shown; silent with the directions, which close with it. */
export function ReadAloud({ machine, language, sentence }: Props) {
  const { text } = useMapTexts();
  const actor = useMachineActor(machine, { input: { language, sentence } });
  const isOffered = useSelector(actor, (snapshot) => snapshot.matches('off') || snapshot.matches('on'));
  const isOn = useSelector(actor, (snapshot) => snapshot.matches('on'));
  const last = useRef(sentence);
  useEffect(() => {
    if (last.current === sentence) return;
    last.current = sentence;
    actor.send({ type: 'stepShown', sentence });
  }, [actor, sentence]);
  if (!isOffered) return null;
  return (
    <ToggleButton
      style={{ minHeight: '44px' }}
      checked={isOn}
      onClick={() => actor.send({ type: isOn ? 'turnedOff' : 'turnedOn' })}
    >
      {text('readAloud')}
    </ToggleButton>
  );
}
