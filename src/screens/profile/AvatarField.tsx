import { Avatar, Button, Field, makeStyles, Text, tokens, useRestoreFocusTarget } from '@fluentui/react-components';
import { useMutation } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { removeAvatarOf, sendAvatar } from '@/api/users/profile';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { notifyError } from '@/components/feedback/notifyError';
import { useNotify } from '@/components/feedback/useNotify';
import { canDecode } from '@/components/form/picture/canDecode';
import { PICTURE_TYPES, pictureError } from '@/components/form/picture/pictureFile';
import { lazyDialog } from '@/components/lazy/lazyPart';
import { translate } from '@/contract/texts/translate';
import type { User } from '@/contract/users/users';
import { text } from './texts';

// The code of the crop dialog loads with the first chosen image.
const CropDialog = lazyDialog(async () => (await import('@/components/form/picture/CropDialog')).CropDialog);

/** The avatar is at most 128 pixels wide on a screen. */
const AVATAR = { aspect: 1, isRound: true, side: 512, sharp: 128 };

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '20px' },
  words: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '6px' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** The user's avatar, and a new one: chosen or dropped, cropped, uploaded. */
export function AvatarField({ user, onChanged }: { user: User; onChanged: (avatar: string | null) => void }) {
  const styles = useStyles();
  const notify = useNotify();
  const sending = useMutation(sendAvatar(user.uuid));
  const removing = useMutation(removeAvatarOf(user.uuid));
  const [chosen, setChosen] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  // The focus returns here when the dialog closes.
  const opener = useRestoreFocusTarget();

  const choose = async (file: File | undefined) => {
    if (!file) return;
    const wrongKind = pictureError(file);
    const address = wrongKind === null && (await canDecode(file)) ? URL.createObjectURL(file) : null;
    setError(wrongKind ?? (address === null ? translate('image.notPicture') : null));
    setChosen(address);
  };
  const remove = () =>
    removing.mutate(undefined, {
      onSuccess: (message) => {
        onChanged(null);
        notify(message);
        buttons.current?.querySelector('button')?.focus();
      },
      onError: notifyError,
    });
  const close = () => {
    if (chosen !== null) URL.revokeObjectURL(chosen);
    setChosen(null);
    sending.reset();
  };
  const send = (picture: Blob) =>
    sending.mutate(picture, {
      onSuccess: ({ data, message }) => {
        close();
        onChanged(data.avatar);
        notify(message);
      },
    });
  return (
    <Field {...(error !== null && { validationMessage: error })}>
      <section
        className={styles.row}
        aria-label={text('picture')}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          void choose(event.dataTransfer.files[0]);
        }}
      >
        <Avatar
          size={96}
          name={user.name}
          color="brand"
          {...(user.avatar !== null && { image: { src: user.avatar } })}
        />
        <div className={styles.words}>
          <div ref={buttons} className={styles.buttons}>
            <Button {...opener} onClick={() => input.current?.click()}>
              {text('changePicture')}
            </Button>
            {user.avatar !== null && (
              <ActionButton appearance="subtle" blockedBy={blockedWhile(removing.isPending)} onClick={remove}>
                {removing.isPending ? text('removingPicture') : text('removePicture')}
              </ActionButton>
            )}
          </div>
          <Text size={200} className={styles.quiet}>
            {text('pictureKinds')}
          </Text>
        </div>
        <input
          ref={input}
          type="file"
          accept={PICTURE_TYPES}
          hidden
          aria-label={text('pictureFile')}
          onChange={({ target }) => {
            void choose(target.files?.[0]);
            target.value = '';
          }}
        />
        {chosen !== null && (
          <Suspense fallback={null}>
            <CropDialog
              picture={chosen}
              shape={AVATAR}
              error={sending.error?.message ?? null}
              isSaving={sending.isPending}
              onSave={send}
              onCancel={close}
            />
          </Suspense>
        )}
      </section>
    </Field>
  );
}
