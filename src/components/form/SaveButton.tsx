import { Button } from '@fluentui/react-components';
import { text } from './texts';

interface Props {
  readonly isNew: boolean;
  readonly isSaving: boolean;
  /** Why it cannot be pressed now. */
  readonly isDisabled?: boolean;
}

/** Sends the form: Create or Save, and Saving while it is under way, when a further press does nothing. */
export function SaveButton({ isNew, isSaving, isDisabled = false }: Props) {
  return (
    <Button type="submit" appearance="primary" disabledFocusable={isSaving || isDisabled}>
      {isSaving ? text('saving') : isNew ? text('create') : text('save')}
    </Button>
  );
}
