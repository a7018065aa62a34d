import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
} from '@fluentui/react-components';
import { type ReactNode, useRef } from 'react';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { translate } from '@/contract/texts/translate';
import type { FormValues } from '@/machines/records/recordFormTypes';
import { DangerButton } from '../dialog/DangerButton';
import { type DialogName, dialogProps } from '../dialog/dialogTable';
import { useReturnFocus } from '../dialog/useReturnFocus';
import { useChangesBlockedBy } from '../rights/changeRights';
import { useFocusFirstError } from './errors/useFocusFirstError';
import { RecordNotices } from './RecordNotices';
import { type Deletion, RecordQuestions } from './RecordQuestions';
import { type CreateWords, SaveButton } from './SaveButton';
import { text } from './texts';
import type { RecordForm } from './useRecordForm';

const useStyles = makeStyles({
  fields: { display: 'flex', flexDirection: 'column', gap: '14px' },
  wide: { maxWidth: '720px' },
  spoken: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
});

interface Props<Values extends FormValues> {
  readonly name: DialogName;
  /** The heading, where it is not the name of the record. */
  readonly title?: string;
  readonly form: RecordForm<Values>;
  /** Where creating has words of its own. */
  readonly createWords?: CreateWords;
  /** For a form with more than a few fields. */
  readonly isWide?: boolean;
  /** A question of its own; inside of the form its answer would send it. */
  readonly question?: { readonly isOpen: boolean; readonly content: ReactNode };
  /** The records that the deletion takes along, for its question. */
  readonly deletion?: Deletion;
  /** The fields. */
  readonly children: ReactNode;
}

const QUESTIONS = ['confirmingDelete', 'deletionBlocked', 'leaving'];

/** The form of a record over its list: its fields, Delete, Cancel and Save, and its questions. */
export function RecordDialog<Values extends FormValues>({
  name,
  title,
  form,
  createWords,
  isWide = false,
  question,
  deletion,
  children,
}: Props<Values>) {
  const styles = useStyles();
  const element = useRef<HTMLFormElement>(null);
  const readOnly = useChangesBlockedBy();
  const { isNew, isSaving, isDeleting, differences, send } = form;
  useFocusFirstError(element, form.errors);
  useReturnFocus(QUESTIONS.includes(form.state) || question?.isOpen === true, element);
  if (form.intent === 'delete') return <RecordQuestions form={form} deletion={deletion} />;
  return (
    <Dialog
      open={!form.isClosed}
      modalType="modal"
      onOpenChange={(_event, { open }) => !open && !isSaving && send('close')}
    >
      <DialogSurface {...dialogProps(name)} className={isWide ? styles.wide : undefined}>
        <form
          ref={element}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            send('save');
          }}
        >
          <DialogBody>
            <DialogTitle>{title ?? (isNew ? text('newTitle', { one: form.one }) : form.savedName)}</DialogTitle>
            <DialogContent className={styles.fields}>
              <RecordNotices form={form} />
              {children}
            </DialogContent>
            {!isNew && form.isDeletable && !form.isGone && (
              <DialogActions position="start">
                <DangerButton
                  blockedBy={readOnly ?? blockedWhile(isDeleting, translate('form.deleting'))}
                  onClick={() => send('delete')}
                >
                  {isDeleting ? translate('form.deleting') : text('delete')}
                </DangerButton>
                <span role="status" className={styles.spoken}>
                  {isDeleting && translate('form.deleting')}
                </span>
              </DialogActions>
            )}
            <DialogActions>
              <Button onClick={() => send('close')}>{text('cancel')}</Button>
              <SaveButton
                isNew={isNew}
                isSaving={isSaving}
                words={createWords}
                blockedBy={
                  readOnly ??
                  blockedWhile(isDeleting, translate('form.deleting')) ??
                  blockedWhile(differences !== null, text('decideFirst')) ??
                  blockedWhile(form.isGone, text('gone', { one: form.one }))
                }
              />
            </DialogActions>
          </DialogBody>
        </form>
        {/* Inside the surface of the form, so that the form is still there after a question. */}
        <RecordQuestions form={form} deletion={deletion} />
        {question?.content}
      </DialogSurface>
    </Dialog>
  );
}
