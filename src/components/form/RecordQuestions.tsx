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
import { translate } from '@/contract/texts/translate';
import type { FormValues } from '@/machines/records/recordForm.machine';
import { dialogProps } from '../dialog/dialogTable';
import { WarningDialog } from '../dialog/WarningDialog';
import { text } from './texts';
import type { RecordForm } from './useRecordForm';

const useStyles = makeStyles({ surface: { maxWidth: '420px' } });

/** The questions of a form: whether to delete, why not, and whether to leave unsaved. */
export function RecordQuestions<Values extends FormValues>({
  form,
  isPage = false,
}: {
  form: RecordForm<Values>;
  isPage?: boolean;
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
        onConfirm={() => send('confirm')}
        onCancel={() => send('cancel')}
      />
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
