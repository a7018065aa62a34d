import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { text } from './texts';

/** Texts of the button for a new record, at rest and while it is saved. */
export interface CreateWords {
  readonly create: string;
  readonly saving: string;
}

interface Props {
  readonly isNew: boolean;
  readonly isSaving: boolean;
  /** Texts of its own for a form that creates. */
  readonly words?: CreateWords | undefined;
  /** Why it cannot be pressed now, in words. */
  readonly blockedBy?: string | null;
}

/** Submits the form: Create or Save; Saving while a save is running, when another press does nothing. */
export function SaveButton({ isNew, isSaving, words, blockedBy = null }: Props) {
  return (
    <ActionButton type="submit" appearance="primary" blockedBy={blockedBy ?? blockedWhile(isSaving)}>
      {isNew
        ? isSaving
          ? (words?.saving ?? text('saving'))
          : (words?.create ?? text('create'))
        : text(isSaving ? 'saving' : 'save')}
    </ActionButton>
  );
}
