import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { text } from './texts';

interface Props {
  readonly isNew: boolean;
  readonly isSaving: boolean;
  /** Why it cannot be pressed now, in words. */
  readonly blockedBy?: string | null;
}

/** Submits the form: Create or Save; Saving while a save is running, when another press does nothing. */
export function SaveButton({ isNew, isSaving, blockedBy = null }: Props) {
  return (
    <ActionButton type="submit" appearance="primary" blockedBy={blockedBy ?? blockedWhile(isSaving)}>
      {isSaving ? text('saving') : isNew ? text('create') : text('save')}
    </ActionButton>
  );
}
