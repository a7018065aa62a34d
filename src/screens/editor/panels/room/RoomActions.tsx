import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { useEditorActors } from '../../session/editorActors';
import { text } from '../texts';
import type { RoomForm } from './useRoomForm';

const useStyles = makeStyles({
  bar: {
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    display: 'flex',
    gap: '8px',
    margin: '0 -16px -16px',
    padding: '12px 16px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  back: { marginLeft: 'auto' },
});

interface Props {
  readonly form: RoomForm;
  /** Why it cannot be saved now, in words. */
  readonly blockedBy: string | null;
}

/**
 * Save, Revert and Back of a room; a room without a destination has Create and Back. Save is that of the toolbar, which alone
 * is filled.
 */
export function RoomActions({ form: { placement, draft, role, isTyped, save, revert }, blockedBy }: Props) {
  const styles = useStyles();
  const { editor } = useEditorActors();
  const { isSaving } = draft;
  const untyped = blockedWhile(!isTyped, text('nothingTyped'));
  return (
    <div className={styles.bar}>
      <ActionButton
        blockedBy={blockedBy ?? blockedWhile(isSaving) ?? (placement || role.type === 'floor' ? untyped : null)}
        onClick={save}
      >
        {isSaving ? text('saving') : placement || role.type === 'floor' ? text('save') : text('create')}
      </ActionButton>
      {(placement || role.type === 'floor') && (
        <ActionButton aria-label={text('revertRoom')} blockedBy={blockedWhile(isSaving) ?? untyped} onClick={revert}>
          {text('revert')}
        </ActionButton>
      )}
      <Button
        appearance="subtle"
        className={styles.back}
        onClick={() => editor.send({ type: 'mesh.select', mesh: null })}
      >
        {text('back')}
      </Button>
    </div>
  );
}
