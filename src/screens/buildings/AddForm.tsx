import { Button, Field, Input, MessageBar, MessageBarBody, makeStyles } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { InlineForm } from '@/components/form/InlineForm';
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
  /** How many forms with input there are more, or less; it is the same function in each render. */
  readonly onTyped: (more: 1 | -1) => void;
  readonly onCreate: (input: { name: string; shortname: string }) => void;
  readonly onCancel: () => void;
}

/** Name and short name of a new building or floor, at its future position. */
export function AddForm({ what, rule, isSaving, error, onTyped, onCreate, onCancel }: Props) {
  const styles = useStyles();
  const [name, setName] = useState('');
  const [shortname, setShortname] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const isTyped = name !== '' || shortname !== '';
  useEffect(() => {
    if (!isTyped) return;
    onTyped(1);
    return () => onTyped(-1);
  }, [isTyped, onTyped]);

  const submit = () => {
    if (isSaving) return;
    const fieldErrors = validate(rule, { name, shortname });
    setErrors(fieldErrors);
    if (Object.keys(fieldErrors).length === 0) onCreate({ name, shortname });
  };
  return (
    <InlineForm
      className={styles.form}
      label={what === 'building' ? text('newBuilding') : text('newFloor')}
      isDirty={isTyped}
      errors={errors}
      onSubmit={submit}
      onCancel={onCancel}
    >
      {(cancel) => (
        <>
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
            <Input autoFocus value={name} onChange={(_event, { value }) => setName(value)} />
          </Field>
          <Field
            label={text('shortName')}
            required
            className={styles.short}
            {...(errors.shortname && { validationMessage: errors.shortname })}
          >
            <Input value={shortname} onChange={(_event, { value }) => setShortname(value)} />
          </Field>
          <div className={styles.buttons}>
            <ActionButton type="submit" blockedBy={blockedWhile(isSaving)}>
              {isSaving ? text('saving') : text('create')}
            </ActionButton>
            <Button appearance="subtle" onClick={cancel}>
              {text('cancel')}
            </Button>
          </div>
        </>
      )}
    </InlineForm>
  );
}
