import { Button } from '@fluentui/react-components';
import { text } from './texts';

interface Props {
  readonly isNew: boolean;
  readonly isSaving: boolean;
  /** Why the button is disabled. */
  readonly isDisabled?: boolean;
}

/** Submits the form: Create or Save; Saving while a save is running, when another press does nothing. */
export function SaveButton({ isNew, isSaving, isDisabled = false }: Props) {
  return (
    <Button type="submit" appearance="primary" disabledFocusable={isSaving || isDisabled}>
      {isSaving ? text('saving') : isNew ? text('create') : text('save')}
    </Button>
  );
}
