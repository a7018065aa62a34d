import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { WarningDialog } from '@/components/dialog/WarningDialog';
import type { SkinActionsMachine } from '@/machines/skins/skinActions.machine';
import { useDeletion } from '../usage/useDeletion';
import { PublicationNotice } from './PublicationNotice';
import { text } from './texts';

/** The questions before a skin is published or deleted. */
export function SkinQuestions({ actor }: { actor: ActorRefFrom<SkinActionsMachine> }) {
  const value = useSelector(actor, (snapshot) => snapshot.value);
  const skin = useSelector(actor, ({ context }) => context.skin);
  const name = skin?.name ?? '';
  const deletion = useDeletion('skin', skin && String(skin.id));
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
        {...answers}
      >
        {skin && <PublicationNotice skin={skin.id} />}
      </WarningDialog>
      <WarningDialog
        isOpen={value === 'deleteConfirm'}
        isDanger
        title={text('deleteTitle', { name })}
        text={text('deleteText')}
        blockedBy={deletion.blockedBy}
        {...answers}
      >
        {deletion.content}
      </WarningDialog>
    </>
  );
}
