import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { type ReactNode, useRef } from 'react';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { translate } from '@/contract/texts/translate';
import type { FormValues } from '@/machines/records/recordFormTypes';
import { LeaveDialog } from '../dialog/LeaveDialog';
import { useReturnFocus } from '../dialog/useReturnFocus';
import { useChangesBlockedBy } from '../rights/changeRights';
import { useFocusFirstError } from './errors/useFocusFirstError';
import { RecordNotices } from './RecordNotices';
import { RecordQuestions } from './RecordQuestions';
import { SaveButton } from './SaveButton';
import { text } from './texts';
import type { RecordForm } from './useRecordForm';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px', width: '100%', maxWidth: '640px' },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

interface Props<Values extends FormValues> {
  readonly form: RecordForm<Values>;
  readonly label: string;
  /** The parameter of the address with the tab that the form is in: another tab leaves the form. */
  readonly tabParameter?: string;
  /** The fields. */
  readonly children: ReactNode;
}

/** The form of a record as a part of a page: it stays after a save, Discard resets it, and leaving it unsaved asks. */
export function RecordPage<Values extends FormValues>({ form, label, tabParameter, children }: Props<Values>) {
  const styles = useStyles();
  const element = useRef<HTMLFormElement>(null);
  const readOnly = useChangesBlockedBy();
  const { differences, send } = form;
  useFocusFirstError(element, form.errors);
  useReturnFocus(form.state === 'leaving', element);
  return (
    <>
      <form
        ref={element}
        noValidate
        aria-label={label}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          send('save');
        }}
      >
        <RecordNotices form={form} />
        {children}
        <div className={styles.line}>
          <SaveButton
            isNew={false}
            isSaving={form.isSaving}
            blockedBy={
              readOnly ??
              blockedWhile(differences !== null, text('decideFirst')) ??
              blockedWhile(form.isGone, text('gone', { one: form.one }))
            }
          />
          <Button onClick={() => send('close')}>{text('discard')}</Button>
          <Text size={200} className={styles.quiet} role="status">
            {form.isDirty ? text('unsaved') : text('unchanged')}
          </Text>
        </div>
      </form>
      <RecordQuestions form={form} isPage />
      <LeaveDialog
        isDirty={form.isDirty}
        text={translate('form.unsaved')}
        parameter={tabParameter}
        onDiscard={form.forget}
      />
    </>
  );
}
