import { Checkbox, Field, Input, MessageBar, MessageBarBody, makeStyles } from '@fluentui/react-components';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '@/api/transport/apiError';
import { saveProfile } from '@/api/users/profile';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { useNotify } from '@/components/feedback/useNotify';
import { DraftNotices } from '@/components/form/DraftNotices';
import { useFieldErrors } from '@/components/form/errors/useFieldErrors';
import { useRebasedDraft } from '@/components/form/useRebasedDraft';
import { translate } from '@/contract/texts/translate';
import { profileRule } from '@/contract/users/userAdministration';
import { type User, userSchema } from '@/contract/users/users';
import { validate } from '@/contract/validate';
import { PasswordProof } from './PasswordProof';
import { TimeZoneField } from './TimeZoneField';
import { text } from './texts';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '12px' },
  box: { marginLeft: '-8px' },
  buttons: { display: 'flex', gap: '8px', paddingTop: '4px' },
});

const CONFLICT = 409;

const fieldErrorsOf = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof ApiError
    ? Object.fromEntries(Object.entries(error.fields).map(([field, texts]) => [field, texts[0] ?? '']))
    : {};

const fieldsOf = ({ name, email, notify, time_zone }: User) => ({ name, email, notify, time_zone });

/** The user as somebody else saved them meanwhile; null where the error is another one. */
function currentOf(error: unknown): User | null {
  const current = error instanceof ApiError && error.status === CONFLICT ? error.body?.current : undefined;
  const parsed = userSchema.safeParse(current);
  return parsed.success ? parsed.data : null;
}

interface Props {
  readonly user: User;
  readonly onSaved: (part: Partial<User>) => void;
  /** Whether there are changes that are not saved. */
  readonly onDirty: (isDirty: boolean) => void;
}

/** The fields that users may change about themselves. */
export function ProfileForm({ user, onSaved, onDirty }: Props) {
  const styles = useStyles();
  const showNotification = useNotify();
  const saving = useMutation(saveProfile(user));
  const draft = useRebasedDraft({
    saved: fieldsOf(user),
    labels: {
      name: text('name'),
      email: text('email'),
      notify: text('notifications'),
      time_zone: text('timeZone'),
    },
    isSaving: saving.isPending,
  });
  const { name, email, notify, time_zone: timeZone } = draft.values;
  const [current, setCurrent] = useState('');
  /** The service has asked for the password, which another address needs. */
  const [asksForPassword, setAsksForPassword] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const input = draft.values;
  const { errorAt, correct, leave } = useFieldErrors<string>(errors, validate(profileRule, input));
  const isDirty =
    name.trim() !== user.name || email.trim() !== user.email || notify !== user.notify || timeZone !== user.time_zone;
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  const nameInput = useRef<HTMLInputElement>(null);
  const emailInput = useRef<HTMLInputElement>(null);
  const zoneInput = useRef<HTMLInputElement>(null);

  const show = (fieldErrors: Readonly<Record<string, string>>) => {
    setErrors(fieldErrors);
    if (fieldErrors.name) nameInput.current?.focus();
    else if (fieldErrors.email) emailInput.current?.focus();
    else if (fieldErrors.time_zone) zoneInput.current?.focus();
    if (fieldErrors.current) setAsksForPassword(true);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saving.isPending || draft.differences) return;
    const fieldErrors = validate(profileRule, input);
    show(fieldErrors);
    if (Object.keys(fieldErrors).length > 0) return;
    if (!isDirty) return showNotification(text('unchanged'));
    const proof = asksForPassword && current !== '' ? { current } : {};
    saving.mutate(
      { ...input, ...proof },
      {
        onSuccess: ({ data }) => {
          setAsksForPassword(false);
          setCurrent('');
          draft.reset(fieldsOf(data));
          onSaved(data);
          showNotification(translate('user.saved'));
        },
        onError: (error) => {
          const present = currentOf(error);
          if (present) onSaved(present);
          show(fieldErrorsOf(error));
        },
      },
    );
  };
  const nameError = errorAt('name');
  const emailError = errorAt('email');
  const isShownAtFields = Object.keys(errors).length > 0;
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label={text('details')}>
      <DraftNotices draft={draft} />
      {saving.error && !isShownAtFields && currentOf(saving.error) === null && (
        <MessageBar intent="error">
          <MessageBarBody>{saving.error.message}</MessageBarBody>
        </MessageBar>
      )}
      <Field label={text('name')} required {...(nameError && { validationMessage: nameError })}>
        <Input
          input={{ ref: nameInput }}
          autoComplete="name"
          value={name}
          onBlur={(event) => leave('name', event)}
          onChange={(_event, { value }) => {
            correct('name');
            draft.set({ name: value });
          }}
        />
      </Field>
      <Field label={text('email')} required {...(emailError && { validationMessage: emailError })}>
        <Input
          input={{ ref: emailInput }}
          type="email"
          autoComplete="email"
          value={email}
          onBlur={(event) => leave('email', event)}
          onChange={(_event, { value }) => {
            correct('email');
            draft.set({ email: value });
          }}
        />
      </Field>
      {asksForPassword && (
        <PasswordProof
          value={current}
          onChange={(value) => {
            correct('current');
            setCurrent(value);
          }}
          error={errorAt('current')}
        />
      )}
      <TimeZoneField
        value={timeZone}
        onChange={(zone) => {
          correct('time_zone');
          draft.set({ time_zone: zone });
        }}
        error={errorAt('time_zone')}
        input={zoneInput}
      />
      <Checkbox
        className={styles.box}
        label={text('notifications')}
        checked={notify}
        onChange={(_event, { checked }) => draft.set({ notify: checked === true })}
      />
      <div className={styles.buttons}>
        <ActionButton type="submit" appearance="primary" blockedBy={blockedWhile(saving.isPending)}>
          {saving.isPending ? text('saving') : text('update')}
        </ActionButton>
      </div>
    </form>
  );
}
