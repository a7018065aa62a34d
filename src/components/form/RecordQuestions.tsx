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
import type { ReactNode } from 'react';
import { translate } from '@/contract/texts/translate';
import type { FormValues } from '@/machines/records/recordFormTypes';
import { dialogProps } from '../dialog/dialogTable';
import { WarningDialog } from '../dialog/WarningDialog';
import { text } from './texts';
import type { RecordForm } from './useRecordForm';

const useStyles = makeStyles({ surface: { maxWidth: '420px' } });

/** The records that a deletion takes along, for the question before it. */
export interface Deletion {
  readonly content: ReactNode;
  /** Why it cannot be confirmed yet, in words. */
  readonly blockedBy: string | null;
  /** Id of the record that gets what belongs to the deleted one. */
  readonly moveTo: string | null;
}

/** The questions of a form: whether to delete, why not, and whether to leave unsaved. */
export function RecordQuestions<Values extends FormValues>({
  form,
  isPage = false,
  deletion,
}: {
  readonly form: RecordForm<Values>;
  readonly isPage?: boolean;
  readonly deletion?: Deletion | undefined;
}) {
  const { state, savedName: name, confirmed, deletionText, deletionBlockedBy, send } = form;
  const styles = useStyles();
  const isFirst = confirmed === 0;
  return (
    <>
      <WarningDialog
        isOpen={state === 'confirmingDelete'}
        title={isFirst ? text('deleteTitle', { name }) : text('reallyDeleteTitle', { name })}
        {...(isFirst && deletionText !== null && { text: deletionText })}
        isDanger
        {...(isFirst && form.typesName && { typedName: name })}
        {...(isFirst && deletion && { blockedBy: deletion.blockedBy })}
        onConfirm={() => form.confirmDeletion(deletion?.moveTo ?? null)}
        onCancel={() => send('cancel')}
      >
        {isFirst && deletion?.content}
      </WarningDialog>
      <Dialog
        open={state === 'deletionBlocked'}
        modalType="alert"
        onOpenChange={(_event, { open }) => !open && send('cancel')}
      >
        <DialogSurface {...dialogProps('warning')} className={styles.surface} backdrop={{ appearance: 'dimmed' }}>
          <DialogBody>
            <DialogTitle>{text('deleteTitle', { name })}</DialogTitle>
            <DialogContent>{deletionBlockedBy}</DialogContent>
            <DialogActions>
              <Button autoFocus appearance="primary" onClick={() => send('cancel')}>
                {text('close')}
              </Button>
            </DialogActions>
          </DialogBody>
        </DialogSurface>
      </Dialog>
      <WarningDialog
        isOpen={state === 'leaving'}
        title={isPage ? text('discardTitle') : text('leaveTitle')}
        text={translate('form.unsaved')}
        labels={{ confirm: text('discardChanges'), cancel: text('keepEditing') }}
        isDanger
        onConfirm={() => send('confirm')}
        onCancel={() => send('cancel')}
      />
    </>
  );
}
