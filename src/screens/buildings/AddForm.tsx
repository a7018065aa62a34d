import { Button, Field, Input, MessageBar, MessageBarBody, makeStyles } from '@fluentui/react-components';
import { type FormEvent, useRef, useState } from 'react';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { pressedKey } from '@/components/pressedKey';
import { validate } from '@/contract/validate';
import { text } from './texts';

const useStyles = makeStyles({
  form: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '12px' },
  name: { flex: '1 1 220px', maxWidth: '360px' },
  short: { flex: '0 1 140px' },
  buttons: { display: 'flex', gap: '8px', paddingTop: '26px' },
  error: { flexBasis: '100%' },
});

interface Props {
  readonly what: 'building' | 'floor';
  /** Name and short name, validated by the schema of the service. */
  readonly rule: Parameters<typeof validate>[0];
  readonly isSaving: boolean;
  readonly error: string | null;
  readonly onCreate: (input: { name: string; shortname: string }) => void;
  readonly onCancel: () => void;
}

/** Name and short name of a new building or floor, at its future position. */
export function AddForm({ what, rule, isSaving, error, onCreate, onCancel }: Props) {
  const styles = useStyles();
  const [name, setName] = useState('');
  const [shortname, setShortname] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const nameInput = useRef<HTMLInputElement>(null);
  const shortInput = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const fieldErrors = validate(rule, { name, shortname });
    setErrors(fieldErrors);
    if (fieldErrors.name) nameInput.current?.focus();
    else if (fieldErrors.shortname) shortInput.current?.focus();
    if (Object.keys(fieldErrors).length === 0) onCreate({ name, shortname });
  };
  return (
    <form
      className={styles.form}
      onSubmit={submit}
      onKeyDown={(event) => pressedKey(event) === 'Escape' && onCancel()}
      noValidate
      aria-label={what === 'building' ? text('newBuilding') : text('newFloor')}
    >
      {error && (
        <MessageBar intent="error" className={styles.error}>
          <MessageBarBody>{error}</MessageBarBody>
        </MessageBar>
      )}
      <Field
        label={what === 'building' ? text('buildingName') : text('floorName')}
        required
        className={styles.name}
        {...(errors.name && { validationMessage: errors.name })}
      >
        <Input autoFocus input={{ ref: nameInput }} value={name} onChange={(_event, { value }) => setName(value)} />
      </Field>
      <Field
        label={text('shortName')}
        required
        className={styles.short}
        {...(errors.shortname && { validationMessage: errors.shortname })}
      >
        <Input input={{ ref: shortInput }} value={shortname} onChange={(_event, { value }) => setShortname(value)} />
      </Field>
      <div className={styles.buttons}>
        <ActionButton type="submit" blockedBy={blockedWhile(isSaving)}>
          {isSaving ? text('saving') : text('create')}
        </ActionButton>
        <Button appearance="subtle" onClick={onCancel}>
          {text('cancel')}
        </Button>
      </div>
    </form>
  );
}
