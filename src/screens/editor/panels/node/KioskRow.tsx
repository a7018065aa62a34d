import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { useRef } from 'react';
import { ActionButton } from '@/components/blocked/ActionButton';
import { useInlineFocus } from '@/components/form/useInlineFocus';
import type { NodeDetails } from '@/contract/network/nodes';
import { KioskFields } from './KioskFields';
import type { NodeEditing } from './nodeEditing';
import { text } from './texts';

const useStyles = makeStyles({
  row: { display: 'flex', alignItems: 'center', gap: '8px' },
  name: { flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
});

interface Props {
  readonly kiosk: NodeDetails['screens'][number];
  readonly editing: NodeEditing;
  readonly isEdited: boolean;
  readonly onEdit: () => void;
  readonly onEnd: () => void;
  readonly onRemove: () => void;
}

/** A kiosk at a node, or its form. */
export function KioskRow({ kiosk, editing, isEdited, onEdit, onEnd, onRemove }: Props) {
  const styles = useStyles();
  const row = useRef<HTMLLIElement>(null);
  useInlineFocus(isEdited, row);
  const { blockedBy } = editing;
  return (
    <li ref={row} className={isEdited ? undefined : styles.row}>
      {isEdited ? (
        <KioskFields kiosk={kiosk} editing={editing} onClose={onEnd} />
      ) : (
        <>
          <span className={styles.name}>
            <Text>{kiosk.name}</Text>
            <Text size={200} className={styles.quiet}>
              {text('degrees', { orientation: kiosk.orientation })}
            </Text>
          </span>
          <ActionButton
            size="small"
            appearance="subtle"
            blockedBy={blockedBy}
            aria-label={text('editNamed', { name: kiosk.name })}
            onClick={onEdit}
          >
            {text('edit')}
          </ActionButton>
          <ActionButton
            size="small"
            appearance="subtle"
            blockedBy={blockedBy}
            aria-label={text('removeNamed', { name: kiosk.name })}
            onClick={onRemove}
          >
            {text('remove')}
          </ActionButton>
        </>
      )}
    </li>
  );
}
