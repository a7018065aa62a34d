import { Button, MessageBar, MessageBarBody, makeStyles, useRestoreFocusTarget } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { WarningDialog } from '@/components/dialog/WarningDialog';
import { useFieldErrors } from '@/components/form/errors/useFieldErrors';
import { PasswordField } from '@/components/form/PasswordField';
import { PASSWORD_HINT } from '@/components/form/passwordHint';
import { useMachineActor } from '@/components/machine/useMachineActor';
import type { ChangePassword } from '@/contract/session/passwords';
import { translate } from '@/contract/texts/translate';
import type { changePasswordMachine } from '@/machines/session/changePassword.machine';
import { ProfileSection } from './ProfileSection';
import { text } from './texts';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '12px' },
  buttons: { display: 'flex', gap: '8px', paddingTop: '4px' },
});

interface Props {
  readonly machine: typeof changePasswordMachine;
  /** The user name, for password managers. */
  readonly email: string;
  readonly onDone: () => void;
}

const FIELDS = [
  { name: 'current', label: text('currentPassword'), autoComplete: 'current-password', hint: undefined },
  { name: 'new', label: text('newPassword'), autoComplete: 'new-password', hint: PASSWORD_HINT },
  { name: 'confirm', label: text('confirmNewPassword'), autoComplete: 'new-password', hint: undefined },
] as const;

/** A button that reveals the form; an alert warns before the change that it signs the user out. */
export function ChangePasswordSection({ machine, email, onDone }: Props) {
  const styles = useStyles();
  const change = useMachineActor(machine);
  const isHidden = useSelector(change, (snapshot) => snapshot.matches('hidden'));
  const asks = useSelector(change, (snapshot) => snapshot.matches('alert'));
  const isBusy = useSelector(change, (snapshot) => snapshot.hasTag('busy'));
  const errors = useSelector(change, (snapshot) => snapshot.context.errors);
  const { errorAt, correct } = useFieldErrors(errors);
  const isDone = useSelector(change, (snapshot) => snapshot.status === 'done');
  const [typed, setTyped] = useState<ChangePassword>({ current: '', new: '', confirm: '' });
  const form = useRef<HTMLFormElement>(null);
  // The focus returns here when the alert is cancelled.
  const opener = useRestoreFocusTarget();
  useEffect(() => {
    const first = FIELDS.find(({ name }) => errors[name]);
    if (first) form.current?.querySelector<HTMLInputElement>(`input[name="${first.name}"]`)?.focus();
  }, [errors]);
  useEffect(() => {
    if (isDone) onDone();
  }, [isDone, onDone]);

  const hide = () => {
    setTyped({ current: '', new: '', confirm: '' });
    change.send({ type: 'hide' });
  };
  return (
    <ProfileSection title={text('password')} text={text('passwordHint')}>
      {isHidden ? (
        <div>
          <Button onClick={() => change.send({ type: 'reveal' })}>{text('changePassword')}</Button>
        </div>
      ) : (
        <form
          ref={form}
          className={styles.form}
          noValidate
          aria-label={text('changePassword')}
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            change.send({ type: 'submit', ...typed });
          }}
        >
          {errors.form !== undefined && (
            <MessageBar intent="error" layout="multiline">
              <MessageBarBody>{errors.form}</MessageBarBody>
            </MessageBar>
          )}
          <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
          {FIELDS.map(({ name, label, autoComplete, hint }, index) => (
            <PasswordField
              key={name}
              label={label}
              hint={hint}
              error={errorAt(name)}
              name={name}
              autoComplete={autoComplete}
              autoFocus={index === 0}
              value={typed[name]}
              onChange={(value) => {
                correct(name);
                setTyped({ ...typed, [name]: value });
              }}
            />
          ))}
          <div className={styles.buttons}>
            <ActionButton {...opener} type="submit" blockedBy={blockedWhile(isBusy)}>
              {isBusy ? text('saving') : text('changePassword')}
            </ActionButton>
            <ActionButton appearance="subtle" blockedBy={blockedWhile(isBusy)} onClick={hide}>
              {text('cancel')}
            </ActionButton>
          </div>
        </form>
      )}
      <WarningDialog
        isOpen={asks}
        title={text('changePassword')}
        text={translate('password.alert')}
        onConfirm={() => change.send({ type: 'confirm' })}
        onCancel={() => change.send({ type: 'cancel' })}
      />
    </ProfileSection>
  );
}
