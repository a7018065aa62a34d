import { Button, makeStyles, Text, Toolbar } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { pressedKey } from '@/components/pressedKey';
import { text } from './texts';
import type { RowSelection } from './useRowSelection';

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', padding: 0 },
  count: { fontVariantNumeric: 'tabular-nums', marginInlineEnd: '4px' },
});

interface Props {
  readonly selection: RowSelection;
  /** The actions on the selected rows. */
  readonly children: ReactNode;
}

/** In place of the toolbar while rows are selected: how many, what can be done with them, and Cancel. Escape cancels too. */
export function BatchBar({ selection, children }: Props) {
  const styles = useStyles();
  return (
    <Toolbar
      className={styles.bar}
      aria-label={text('selection')}
      onKeyDown={(event) => pressedKey(event) === 'Escape' && selection.clear()}
    >
      <Text className={styles.count} role="status">
        {text('selected', { count: selection.count })}
      </Text>
      {!selection.isAll && (
        <Button appearance="subtle" onClick={selection.toggleAll}>
          {text('selectAll')}
        </Button>
      )}
      {children}
      <Button appearance="subtle" onClick={selection.clear}>
        {text('cancelSelection')}
      </Button>
    </Toolbar>
  );
}
