import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useMemo } from 'react';
import { entranceFixes, fixAll } from '@/model/network/checks/fixAll';
import type { Problem } from '@/model/network/checks/problem';
import type { Operation } from '@/model/network/operations/operation';
import { useEditorActors } from '../../session/editorActors';
import { text } from './texts';

const useStyles = makeStyles({
  all: { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: '4px', padding: '8px 0' },
  note: { color: tokens.colorNeutralForeground3 },
});

interface Props {
  readonly problems: readonly Problem[];
  readonly onPreview: (operation: Operation | null) => void;
}

/** Connects all entrances that have a way to a path as one step, shown on the map before; the others stay in the list. */
export function ConnectAll({ problems, onPreview }: Props) {
  const styles = useStyles();
  const { document, perform } = useEditorActors();
  const { steps, doubtful } = useMemo(() => entranceFixes(problems), [problems]);
  if (steps.length < 2) return null;
  const operation = () => fixAll(document.getSnapshot().context.history.present, steps);
  const preview = () => onPreview(operation());
  return (
    <div className={styles.all}>
      <Button
        size="small"
        onClick={() => {
          onPreview(null);
          perform(operation());
        }}
        onMouseEnter={preview}
        onMouseLeave={() => onPreview(null)}
        onFocus={preview}
        onBlur={() => onPreview(null)}
      >
        {text('connectAll', { count: steps.length })}
      </Button>
      {doubtful.length > 0 && (
        <Text size={200} className={styles.note}>
          {text('doubtful', { count: doubtful.length })}
        </Text>
      )}
    </div>
  );
}
