import { Button, Field, Input, makeStyles } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { DateTimeField } from '@/components/form/DateTimeField';
import { InlineForm } from '@/components/form/InlineForm';
import { LONGEST_REASON } from '@/model/network/closure';
import type { Closure } from '@/model/network/network';
import { sameValue } from '@/model/records/sameValue';
import { useOpenedLocation } from '../../session/openedLocation';
import { type ClosureInput, readClosureInput, toClosureInput } from './closureInput';
import { text } from './texts';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '8px' },
  actions: { display: 'flex', gap: '8px' },
});

interface Props {
  readonly closure: Closure | undefined;
  /** Whether it is closed already. */
  readonly isClosed: boolean;
  /** The typed input, kept by the caller; null while nothing is typed. */
  readonly typed: ClosureInput | null;
  readonly onType: (input: ClosureInput | null) => void;
  readonly onSubmit: (closure: Closure | undefined) => void;
  readonly onCancel: () => void;
}

/** Why something is closed, from when and until when: nothing of it is required. */
export function ClosureForm({ closure, isClosed, typed, onType, onSubmit, onCancel }: Props) {
  const styles = useStyles();
  const { data } = useOpenedLocation();
  const { timezone } = data.settings;
  const saved = toClosureInput(closure);
  const values = typed ?? saved;
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const reason = useRef<HTMLInputElement>(null);
  useEffect(() => reason.current?.focus(), []);
  const set = (change: Partial<ClosureInput>) => {
    const next = { ...values, ...change };
    onType(sameValue(next, saved) ? null : next);
  };
  const form = {
    values,
    set: (name: keyof ClosureInput, value: string) => set({ [name]: value }),
    labelOf: (name: keyof ClosureInput) => text(name),
    errorOf: (name: keyof ClosureInput) => errors[name],
    touch: () => undefined,
  };
  const submit = () => {
    const read = readClosureInput(values);
    setErrors(read.errors);
    if (Object.keys(read.errors).length === 0) onSubmit(read.closure);
  };
  return (
    <InlineForm
      className={styles.form}
      label={text('form')}
      isDirty={typed !== null}
      errors={errors}
      onSubmit={submit}
      onCancel={onCancel}
    >
      {(cancel) => (
        <>
          <Field
            label={text('reason')}
            hint={text('reasonHint')}
            {...(errors.reason !== undefined && { validationMessage: errors.reason })}
          >
            <Input
              input={{ ref: reason }}
              value={values.reason}
              maxLength={LONGEST_REASON}
              onChange={(_event, { value }) => set({ reason: value })}
            />
          </Field>
          <DateTimeField<ClosureInput> form={form} name="from" hint={text('fromHint')} timeZone={timezone} />
          <DateTimeField<ClosureInput> form={form} name="until" hint={text('untilHint')} timeZone={timezone} />
          <div className={styles.actions}>
            <Button type="submit" size="small" appearance="primary">
              {text(isClosed ? 'save' : 'close')}
            </Button>
            <Button size="small" onClick={cancel}>
              {text('cancel')}
            </Button>
          </div>
        </>
      )}
    </InlineForm>
  );
}
