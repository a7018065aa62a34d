import { Checkbox, Field, Input, MessageBar, MessageBarBody, makeStyles } from '@fluentui/react-components';
import { useRef } from 'react';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { DraftNotices } from '@/components/form/DraftNotices';
import type { User } from '@/contract/users/users';
import { PasswordProof } from './PasswordProof';
import { TimeZoneField } from './TimeZoneField';
import { text } from './texts';
import { useProfileForm } from './useProfileForm';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '12px' },
  box: { marginLeft: '-8px' },
  buttons: { display: 'flex', gap: '8px', paddingTop: '4px' },
});

interface Props {
  readonly user: User;
  readonly onSaved: (part: Partial<User>) => void;
  /** Whether there are changes that are not saved. */
  readonly onDirty: (isDirty: boolean) => void;
}

/** The fields that users may change about themselves. */
export function ProfileForm({ user, onSaved, onDirty }: Props) {
  const styles = useStyles();
  const nameInput = useRef<HTMLInputElement>(null);
  const emailInput = useRef<HTMLInputElement>(null);
  const zoneInput = useRef<HTMLInputElement>(null);
  const inputs = { name: nameInput, email: emailInput, time_zone: zoneInput };
  const form = useProfileForm({ user, onSaved, onDirty, inputs });
  const { name, email, notify, time_zone: timeZone } = form.draft.values;
  const nameError = form.errorAt('name');
  const emailError = form.errorAt('email');
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate aria-label={text('details')}>
      <DraftNotices draft={form.draft} />
      {form.failure !== null && (
        <MessageBar intent="error">
          <MessageBarBody>{form.failure}</MessageBarBody>
        </MessageBar>
      )}
      <Field label={text('name')} required {...(nameError && { validationMessage: nameError })}>
        <Input
          input={{ ref: nameInput }}
          autoComplete="name"
          value={name}
          onBlur={(event) => form.leave('name', event)}
          onChange={(_event, { value }) => form.change({ name: value })}
        />
      </Field>
      <Field label={text('email')} required {...(emailError && { validationMessage: emailError })}>
        <Input
          input={{ ref: emailInput }}
          type="email"
          autoComplete="email"
          value={email}
          onBlur={(event) => form.leave('email', event)}
          onChange={(_event, { value }) => form.change({ email: value })}
        />
      </Field>
      {form.asksForPassword && (
        <PasswordProof value={form.password} onChange={form.changePassword} error={form.errorAt('current')} />
      )}
      <TimeZoneField
        value={timeZone}
        onChange={(zone) => form.change({ time_zone: zone })}
        error={form.errorAt('time_zone')}
        input={zoneInput}
      />
      <Checkbox
        className={styles.box}
        label={text('notifications')}
        checked={notify}
        onChange={(_event, { checked }) => form.change({ notify: checked === true })}
      />
      <div className={styles.buttons}>
        <ActionButton type="submit" appearance="primary" blockedBy={blockedWhile(form.isSaving)}>
          {form.isSaving ? text('saving') : text('update')}
        </ActionButton>
      </div>
    </form>
  );
}
