import { Button, Text } from '@fluentui/react-components';
import type { ActorRefFrom } from 'xstate';
import { DangerButton } from '@/components/dialog/DangerButton';
import type { UnderlayMachine } from '@/machines/editor/underlay.machine';
import { text } from './texts';

/** Asks before the picture goes. */
export function RemoveQuestion({ actor, floor }: { actor: ActorRefFrom<UnderlayMachine>; floor: string }) {
  return (
    <>
      <Text role="alert">{text('removeQuestion', { floor })}</Text>
      <DangerButton isFinal onClick={() => actor.send({ type: 'confirm' })}>
        {text('remove')}
      </DangerButton>
      <Button autoFocus onClick={() => actor.send({ type: 'cancel' })}>
        {text('keep')}
      </Button>
    </>
  );
}
