import { Button, makeStyles, Text } from '@fluentui/react-components';
import { useNow } from '@/components/useNow';
import type { Closure } from '@/model/network/network';
import { useOpenedLocation } from '../../session/openedLocation';
import { useTyped } from '../../session/useTyped';
import { ClosureForm } from './ClosureForm';
import type { ClosureInput } from './closureInput';
import { closureNote } from './closureNote';
import { text } from './texts';

const useStyles = makeStyles({
  note: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '4px' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

interface Props {
  /** Names the input among that of the editor, as `closure node 12`. */
  readonly form: string;
  readonly isClosed: boolean;
  readonly closure: Closure | undefined;
  /** It is being closed, or its closure changed. */
  readonly isAsked: boolean;
  readonly onAsk: () => void;
  /** Null while the switch beside it does the same. */
  readonly onRemove: (() => void) | null;
  readonly onClose: (closure: Closure | undefined) => void;
  readonly onCancel: () => void;
}

/** Until when something is closed and why; the form for it while it is being closed or changed. */
export function ClosureDetails({ form, isClosed, closure, isAsked, onAsk, onRemove, onClose, onCancel }: Props) {
  const styles = useStyles();
  const { data } = useOpenedLocation();
  const now = useNow();
  const [typed, setTyped] = useTyped<ClosureInput>(form);
  if (isAsked)
    return (
      <ClosureForm
        closure={closure}
        isClosed={isClosed}
        typed={typed}
        onType={setTyped}
        onSubmit={onClose}
        onCancel={onCancel}
      />
    );
  return (
    <div className={styles.note}>
      <Text>{closureNote(closure, now, data.settings.timezone)}</Text>
      <div className={styles.actions}>
        <Button size="small" onClick={onAsk}>
          {text('change')}
        </Button>
        {onRemove && (
          <Button size="small" onClick={onRemove}>
            {text('remove')}
          </Button>
        )}
      </div>
    </div>
  );
}
