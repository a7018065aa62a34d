import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  makeStyles,
  Textarea,
  tokens,
} from '@fluentui/react-components';
import { useState } from 'react';
import { dialogProps } from '@/components/dialog/dialogTable';
import { downloadJson } from '@/components/downloadJson';
import { useNotify } from '@/components/feedback/useNotify';
import { recordedGestures } from '@/components/problem/recordGestures';
import { fileName, problemReport, unsavedWork } from './problemFile';
import { text } from './texts';

const MOST_CHARACTERS = 4000;

const useStyles = makeStyles({
  surface: { maxWidth: '560px' },
  content: { display: 'flex', flexDirection: 'column', gap: '12px' },
  part: { margin: 0 },
  list: { margin: '4px 0 0', paddingLeft: '20px', color: tokens.colorNeutralForeground2 },
});

/** Lists the content of the file of a problem, and saves it. */
export function ReportProblemDialog({ onClose }: { readonly onClose: () => void }) {
  const styles = useStyles();
  const notify = useNotify();
  const [description, setDescription] = useState('');
  const [isDraftAttached, setDraftAttached] = useState(false);
  // At the moment when the dialog was opened, as its text says.
  const [{ count, draft }] = useState(() => ({ count: recordedGestures().length, draft: unsavedWork() }));
  const save = () => {
    const report = problemReport(description.trim(), isDraftAttached ? draft : null);
    const name = fileName(report);
    downloadJson(name, report);
    notify(text('saved', { name }), 'success');
    onClose();
  };
  return (
    <Dialog open onOpenChange={(_event, { open }) => !open && onClose()}>
      <DialogSurface {...dialogProps('problem')} className={styles.surface}>
        <DialogBody>
          <DialogTitle>{text('title')}</DialogTitle>
          <DialogContent className={styles.content}>
            <p className={styles.part}>{text('intro')}</p>
            <Field label={text('description')}>
              <Textarea
                autoFocus
                rows={5}
                resize="vertical"
                maxLength={MOST_CHARACTERS}
                value={description}
                onChange={(_event, { value }) => setDescription(value)}
              />
            </Field>
            <section>
              <p className={styles.part}>{text('inFile')}</p>
              <ul className={styles.list}>
                <li>{text('page')}</li>
                <li>{count === 0 ? text('noEvents') : text('events', { count })}</li>
              </ul>
            </section>
            <p className={styles.part}>{text('secrets')}</p>
            {draft !== null && (
              <Checkbox
                label={text('attachDraft')}
                checked={isDraftAttached}
                onChange={(_event, { checked }) => setDraftAttached(checked === true)}
              />
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{text('cancel')}</Button>
            <Button appearance="primary" onClick={save}>
              {text('save')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
