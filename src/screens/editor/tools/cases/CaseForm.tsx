import { Button, Field, Input, makeStyles } from '@fluentui/react-components';
import { type FormEvent, useState } from 'react';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { DraftNotices } from '@/components/form/DraftNotices';
import { useRebasedDraft } from '@/components/form/useRebasedDraft';
import { routeCaseRule } from '@/contract/network/routeCases';
import { readNumber } from '@/model/content/readNumber';
import { text } from './texts';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '8px' },
  actions: { display: 'flex', gap: '8px' },
});

/** The fields of a case that a person fills in. */
export interface CaseFields {
  readonly name: string;
  readonly max_metres: number;
  readonly max_seconds: number | null;
}

interface Props {
  /** The case as it is now; a new one has none. */
  readonly initial: CaseFields;
  readonly label: string;
  readonly isSaving: boolean;
  readonly onSave: (fields: CaseFields) => void;
  readonly onCancel: () => void;
}

const numberOf = (typed: string): number => readNumber(typed) ?? Number.NaN;

/** Name and limits of a route case. */
export function CaseForm({ initial, label, isSaving, onSave, onCancel }: Props) {
  const styles = useStyles();
  const draft = useRebasedDraft({
    saved: {
      name: initial.name,
      max_metres: String(initial.max_metres),
      max_seconds: initial.max_seconds === null ? '' : String(initial.max_seconds),
    },
    labels: { name: text('name'), max_metres: text('maxMetres'), max_seconds: text('maxSeconds') },
    isSaving,
  });
  const typed = draft.values;
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.differences) return;
    const entered = {
      name: typed.name,
      max_metres: numberOf(typed.max_metres),
      max_seconds: typed.max_seconds.trim() === '' ? null : numberOf(typed.max_seconds),
    };
    const checked = routeCaseRule.safeParse(entered);
    if (checked.success) {
      setErrors({});
      onSave(checked.data);
    } else setErrors(Object.fromEntries(checked.error.issues.map(({ path, message }) => [String(path[0]), message])));
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
    <form className={styles.form} aria-label={label} noValidate onSubmit={submit}>
      <DraftNotices draft={draft} />
      {field('name', text('name'), 'text')}
      {field('max_metres', text('maxMetres'), 'numeric')}
      {field('max_seconds', text('maxSeconds'), 'numeric')}
      <div className={styles.actions}>
        <ActionButton type="submit" size="small" appearance="primary" blockedBy={blockedWhile(isSaving)}>
          {text('save')}
        </ActionButton>
        <Button size="small" onClick={onCancel}>
          {text('cancel')}
        </Button>
      </div>
    </form>
  );
}
