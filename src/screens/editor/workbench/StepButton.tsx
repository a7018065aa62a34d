import type { ReactElement } from 'react';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import type { EditNote } from '@/model/network/editNote';
import { editNoteText } from '@/screens/checks/editNoteText';
import { text } from '../texts';

interface Props {
  readonly name: 'undo' | 'redo';
  /** The step that would be undone or redone; null for none. */
  readonly note: EditNote | null;
  /** Its shortcut, for people. */
  readonly keys: string;
  readonly icon: ReactElement;
  readonly onClick: () => void;
}

/** Undo or Redo, with the change that it makes. */
export function StepButton({ name, note, keys, icon, onClick }: Props) {
  const label =
    note === null
      ? text(name === 'undo' ? 'nothingToUndo' : 'nothingToRedo')
      : text(name, { note: editNoteText(note), keys });
  return (
    <ActionButton
      size="small"
      appearance="subtle"
      icon={icon}
      aria-label={label}
      hint={label}
      blockedBy={blockedWhile(note === null, label)}
      onClick={onClick}
    />
  );
}
