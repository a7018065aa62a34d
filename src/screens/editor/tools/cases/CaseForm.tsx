import { Button, Field, Input, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { DraftNotices } from '@/components/form/DraftNotices';
import { InlineForm } from '@/components/form/InlineForm';
import { sameValue } from '@/model/records/sameValue';
import { type CaseFields, readCaseInput, toCaseInput } from './caseInput';
import { text } from './texts';
import { useCaseDraft } from './useCaseDraft';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '8px' },
  actions: { display: 'flex', gap: '8px' },
});

interface Props {
  /** Names its input among that of the editor. */
  readonly form: string;
  /** The case as it is now, or as it is proposed. */
  readonly initial: CaseFields;
  readonly label: string;
  readonly isSaving: boolean;
  /** `onSaved` is called once the service has it. */
  readonly onSave: (fields: CaseFields, onSaved: () => void) => void;
  /** It was saved or left. */
  readonly onEnd: () => void;
}

/** Name and limits of a route case. */
export function CaseForm({ form, initial, label, isSaving, onSave, onEnd }: Props) {
  const styles = useStyles();
  const saved = toCaseInput(initial);
  const draft = useCaseDraft({ form, saved, isSaving, onEnd });
  const typed = draft.values;
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const submit = () => {
    if (isSaving || draft.differences) return;
    const read = readCaseInput(typed);
    setErrors(read.errors);
    if (read.fields) onSave(read.fields, draft.end);
  };
  const field = (name: keyof typeof typed, fieldLabel: string, inputMode: 'text' | 'numeric') => (
    <Field label={fieldLabel} {...(errors[name] !== undefined && { validationMessage: errors[name] })}>
      <Input
        name={name}
        inputMode={inputMode}
        value={typed[name]}
        onChange={(_event, { value }) => draft.set({ [name]: value })}
      />
    </Field>
  );
  return (
    <InlineForm
      className={styles.form}
      label={label}
      isDirty={!sameValue(typed, saved)}
      errors={errors}
      onSubmit={submit}
      onCancel={draft.end}
    >
      {(cancel) => (
        <>
          <DraftNotices draft={draft} />
          {field('name', text('name'), 'text')}
          {field('max_metres', text('maxMetres'), 'numeric')}
          {field('max_seconds', text('maxSeconds'), 'numeric')}
          <div className={styles.actions}>
            <ActionButton type="submit" size="small" appearance="primary" blockedBy={blockedWhile(isSaving)}>
              {text('save')}
            </ActionButton>
            <Button size="small" onClick={cancel}>
              {text('cancel')}
            </Button>
          </div>
        </>
      )}
    </InlineForm>
  );
}
