import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  ProgressBar,
  Text,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { DangerButton } from '@/components/dialog/DangerButton';
import { dialogProps } from '@/components/dialog/dialogTable';
import { useReturnFocus } from '@/components/dialog/useReturnFocus';
import type { BatchRun } from './batchRun';
import { ResultList } from './ResultList';
import { outcomesOf, type RowResult } from './rowResults';
import { text } from './texts';

const useStyles = makeStyles({
  surface: { maxWidth: '560px' },
  wide: { maxWidth: '720px' },
  content: { display: 'flex', flexDirection: 'column', gap: '14px' },
  // Side by side, a button with a number is wider than half of the dialog.
  actions: { '@media (min-width: 480px)': { whiteSpace: 'nowrap' } },
});

interface Props {
  readonly title: string;
  readonly run: BatchRun;
  readonly isWide?: boolean;
  /** How many records it is about. */
  readonly count: number;
  /** The question, or the fields. */
  readonly children: ReactNode;
  readonly confirm: { readonly label: string; readonly isDanger?: boolean; readonly onClick: () => void };
  /** Takes the finished change back, where that is possible. */
  readonly undo?: ((results: readonly RowResult[]) => void) | undefined;
  readonly onClose: (results: readonly RowResult[]) => void;
}

/** Asks, changes many records while it shows how far it is, and then shows the result of each. */
export function BatchDialog({ title, run, isWide = false, count, children, confirm, undo, onClose }: Props) {
  const styles = useStyles();
  const { phase, results } = run;
  useReturnFocus();
  const close = () => onClose(results);
  return (
    <Dialog
      open
      modalType="alert"
      onOpenChange={(_event, { open }) => !open && (phase !== 'running' || run.goesOn) && close()}
    >
      <DialogSurface {...dialogProps('batch')} className={isWide ? styles.wide : styles.surface}>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent className={styles.content}>
            {phase === 'asking' && children}
            {phase === 'running' && (
              <>
                <ProgressBar aria-label={text('progress')} max={count} value={results.length} thickness="large" />
                <Text>{text('running', { done: results.length, all: count })}</Text>
                {run.goesOn && <Text>{text('goesOn')}</Text>}
              </>
            )}
            {phase === 'finished' && (
              <>
                <Text role="status">
                  {outcomesOf(results)
                    .map(([outcome, number]) => text(`count.${outcome}`, { count: number }))
                    .join(', ')}
                </Text>
                <ResultList results={results} />
              </>
            )}
          </DialogContent>
          <DialogActions className={styles.actions}>
            {phase === 'asking' && (
              <>
                <Button autoFocus={confirm.isDanger === true} onClick={close}>
                  {text('cancel')}
                </Button>
                {confirm.isDanger ? (
                  <DangerButton isFinal blockedBy={null} onClick={confirm.onClick}>
                    {confirm.label}
                  </DangerButton>
                ) : (
                  <Button appearance="primary" onClick={confirm.onClick}>
                    {confirm.label}
                  </Button>
                )}
              </>
            )}
            {phase === 'running' && <Button onClick={run.stop}>{text('stop')}</Button>}
            {phase === 'running' && run.goesOn && <Button onClick={close}>{text('close')}</Button>}
            {phase === 'finished' && (
              <>
                {undo && results.some(({ outcome }) => outcome === 'done') && (
                  <Button onClick={() => undo(results)}>{text('undo')}</Button>
                )}
                <Button autoFocus appearance="primary" onClick={close}>
                  {text('close')}
                </Button>
              </>
            )}
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
