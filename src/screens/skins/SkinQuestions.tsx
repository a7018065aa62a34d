import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { WarningDialog } from '@/components/dialog/WarningDialog';
import type { SkinActionsMachine } from '@/machines/skins/skinActions.machine';
import { text } from './texts';

/** The questions before a skin is published or deleted. */
export function SkinQuestions({ actor }: { actor: ActorRefFrom<SkinActionsMachine> }) {
  const { value, context } = useSelector(actor, (now) => now);
  const name = context.skin?.name ?? '';
  const answers = {
    onConfirm: () => actor.send({ type: 'confirm' }),
    onCancel: () => actor.send({ type: 'cancel' }),
  };
  return (
    <>
      <WarningDialog
        isOpen={value === 'publishConfirm'}
        title={text('publishTitle', { name })}
        text={text('publishText')}
        labels={{ confirm: text('publish') }}
        {...answers}
      />
      <WarningDialog
        isOpen={value === 'deleteConfirm'}
        isDanger
        title={text('deleteTitle', { name })}
        text={text('deleteText')}
        {...answers}
      />
    </>
  );
}
