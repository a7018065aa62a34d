import { type ReactNode, useRef, useState } from 'react';
import { translate } from '@/contract/texts/translate';
import { useReturnFocus } from '../dialog/useReturnFocus';
import { WarningDialog } from '../dialog/WarningDialog';
import { pressedKey } from '../pressedKey';
import { useFocusFirstError } from './errors/useFocusFirstError';
import { text } from './texts';

interface Props {
  readonly label: string;
  readonly className?: string;
  /** Something is typed that is not saved. */
  readonly isDirty: boolean;
  /** By field; the first of them gets the focus whenever they are set. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  /** The fields and the buttons, one of which cancels. */
  readonly children: (cancel: () => void) => ReactNode;
}

/** A form in the place of its button: Enter sends it, Escape and Cancel leave it, after a question where something is typed. */
export function InlineForm({ label, className, isDirty, errors, onSubmit, onCancel, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [isAsking, setAsking] = useState(false);
  useFocusFirstError(form, errors);
  useReturnFocus(isAsking, form);
  const cancel = () => (isDirty ? setAsking(true) : onCancel());
  return (
    <>
      <form
        ref={form}
        className={className}
        aria-label={label}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
        onKeyDown={(event) => {
          if (pressedKey(event) !== 'Escape' || event.defaultPrevented) return;
          // It is not the Escape of the page around the form too.
          event.preventDefault();
          cancel();
        }}
      >
        {children(cancel)}
      </form>
      <WarningDialog
        isOpen={isAsking}
        title={text('leaveTitle')}
        text={translate('form.unsaved')}
        labels={{ confirm: text('discardChanges'), cancel: text('keepEditing') }}
        isDanger
        onConfirm={onCancel}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
