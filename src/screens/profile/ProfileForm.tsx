import { Button, Checkbox, Field, Input, MessageBar, MessageBarBody, makeStyles } from '@fluentui/react-components';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { ApiError } from '@/api/apiError';
import { saveProfile } from '@/api/profile';
import { useNotify } from '@/components/feedback/useNotify';
import { translate } from '@/contract/texts/translate';
import { profileRule } from '@/contract/userAdministration';
import type { User } from '@/contract/users';
import { validate } from '@/contract/validate';
import { PasswordProof } from './PasswordProof';
import { TimeZoneField } from './TimeZoneField';
import { text } from './texts';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '12px' },
  box: { marginLeft: '-8px' },
  buttons: { display: 'flex', gap: '8px', paddingTop: '4px' },
});

const fieldErrorsOf = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof ApiError
    ? Object.fromEntries(Object.entries(error.fields).map(([field, texts]) => [field, texts[0] ?? '']))
    : {};

/** The fields that users may change about themselves. */
export function ProfileForm({ user, onSaved }: { user: User; onSaved: (part: Partial<User>) => void }) {
  const styles = useStyles();
  const showNotification = useNotify();
  const saving = useMutation(saveProfile(user));
  const [name, setName] = useState(user.name);
  const [email, setEmail] = useState(user.email);
  const [notify, setNotify] = useState(user.notify);
  const [timeZone, setTimeZone] = useState(user.time_zone);
  const [current, setCurrent] = useState('');
  /** The service has asked for the password, which another address needs. */
  const [asksForPassword, setAsksForPassword] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
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
    if (saving.isPending) return;
    const input = { name, email, notify, time_zone: timeZone };
    const fieldErrors = validate(profileRule, input);
    show(fieldErrors);
    if (Object.keys(fieldErrors).length > 0) return;
    const proof = asksForPassword && current !== '' ? { current } : {};
    saving.mutate(
      { ...input, ...proof },
      {
        onSuccess: ({ data }) => {
          setAsksForPassword(false);
          setCurrent('');
          setName(data.name);
          setEmail(data.email);
          onSaved(data);
          showNotification(translate('user.saved'));
        },
        onError: (error) => show(fieldErrorsOf(error)),
      },
    );
  };
  const isShownAtFields = Object.keys(errors).length > 0;
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label={text('details')}>
      {saving.error && !isShownAtFields && (
        <MessageBar intent="error">
          <MessageBarBody>{saving.error.message}</MessageBarBody>
        </MessageBar>
      )}
      <Field label={text('name')} required {...(errors.name && { validationMessage: errors.name })}>
        <Input
          input={{ ref: nameInput }}
          autoComplete="name"
          value={name}
          onChange={(_event, { value }) => setName(value)}
        />
      </Field>
      <Field label={text('email')} required {...(errors.email && { validationMessage: errors.email })}>
        <Input
          input={{ ref: emailInput }}
          type="email"
          autoComplete="email"
          value={email}
          onChange={(_event, { value }) => setEmail(value)}
        />
      </Field>
      {asksForPassword && <PasswordProof value={current} onChange={setCurrent} error={errors.current} />}
      <TimeZoneField value={timeZone} onChange={setTimeZone} error={errors.time_zone} input={zoneInput} />
      <Checkbox
        className={styles.box}
        label={text('notifications')}
        checked={notify}
        onChange={(_event, { checked }) => setNotify(checked === true)}
      />
      <div className={styles.buttons}>
        <Button type="submit" appearance="primary" disabledFocusable={saving.isPending}>
          {saving.isPending ? text('saving') : text('update')}
        </Button>
      </div>
    </form>
  );
}
