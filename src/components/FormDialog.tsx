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
import { say } from '@/contract/texts/say';
import { ConflictChoice, type Difference } from './ConflictChoice';
import { type DialogName, dialogMark } from './dialogTable';
import { SaveButton } from './SaveButton';
import { useFirstWrong } from './useFirstWrong';
import { useReturnFocus } from './useReturnFocus';
import { WarningDialog } from './WarningDialog';

const useStyles = makeStyles({
  fields: { display: 'flex', flexDirection: 'column', gap: '14px' },
  spoken: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
});

/** What the charts of forms have in common. */
interface FormChart {
  send(event: { type: 'save' | 'delete' | 'confirm' | 'cancel' | 'keepMine' | 'takeTheirs' | 'close' }): void;
  getSnapshot(): {
    readonly status: string;
    readonly context: { readonly errors: Readonly<Record<string, string>> };
    hasTag(tag: 'saving' | 'deleting'): boolean;
    matches(state: 'leaving'): boolean;
  };
}

interface Props {
  readonly name: DialogName;
  readonly title: string;
  readonly isNew: boolean;
  readonly chart: FormChart;
  /** The state that is drawn. */
  readonly snapshot: ReturnType<FormChart['getSnapshot']>;
  /** What somebody else has saved differently meanwhile, or null. */
  readonly differences: readonly Difference[] | null;
  /** Whether one of `questions` is asked now. */
  readonly isAsking: boolean;
  /** The questions of the form besides whether it is left unsaved. */
  readonly questions: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** The form of a record over its list: its fields, Delete, Cancel and Save, and what is asked over it. */
export function FormDialog(props: Props) {
  const { name, title, isNew, chart, snapshot, differences, isAsking, questions, children } = props;
  const styles = useStyles();
  const form = useRef<HTMLFormElement>(null);
  const isSaving = snapshot.hasTag('saving');
  const isDeleting = snapshot.hasTag('deleting');
  const isLeaving = snapshot.matches('leaving');
  const isConflict = differences !== null;
  useFirstWrong(form, snapshot.context.errors);
  useReturnFocus(isAsking || isLeaving, form);
  return (
    <Dialog
      open={snapshot.status === 'active'}
      modalType="modal"
      onOpenChange={(_event, { open }) => !open && !isSaving && chart.send({ type: 'close' })}
    >
      <DialogSurface {...dialogMark(name)}>
        <form
          ref={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            chart.send({ type: 'save' });
          }}
        >
          <DialogBody>
            <DialogTitle>{title}</DialogTitle>
            <DialogContent className={styles.fields}>
              {isConflict && (
                <ConflictChoice
                  differences={differences}
                  onMine={() => chart.send({ type: 'keepMine' })}
                  onTheirs={() => chart.send({ type: 'takeTheirs' })}
                  onWait={() => chart.send({ type: 'cancel' })}
                />
              )}
              {children}
            </DialogContent>
            {!isNew && (
              <DialogActions position="start">
                <Button disabledFocusable={isDeleting} onClick={() => chart.send({ type: 'delete' })}>
                  {isDeleting ? say('form.deleting') : 'Delete'}
                </Button>
                <span role="status" className={styles.spoken}>
                  {isDeleting && say('form.deleting')}
                </span>
              </DialogActions>
            )}
            <DialogActions>
              <Button onClick={() => chart.send({ type: 'close' })}>Cancel</Button>
              <SaveButton isNew={isNew} isSaving={isSaving} isDisabled={isConflict || isDeleting} />
            </DialogActions>
          </DialogBody>
        </form>
        {/* Inside the form's own surface, so that the form is there again when a question has been answered. */}
        {questions}
        <WarningDialog
          isOpen={isLeaving}
          title="Close without saving?"
          text={say('form.unsaved')}
          onConfirm={() => chart.send({ type: 'confirm' })}
          onCancel={() => chart.send({ type: 'cancel' })}
        />
      </DialogSurface>
    </Dialog>
  );
}
