import { Badge, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import type { ChartHit } from '@/model/statechart/searchCharts';
import { text } from './texts';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: '4px 8px 16px' },
  machine: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    width: '100%',
    padding: '8px 12px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    color: tokens.colorNeutralForeground1,
    backgroundColor: 'transparent',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  open: { backgroundColor: tokens.colorNeutralBackground1Selected },
  head: { display: 'flex', alignItems: 'center', gap: '8px' },
  name: { flexGrow: 1, overflowWrap: 'anywhere' },
  description: { color: tokens.colorNeutralForeground3 },
});

interface Props {
  readonly hits: readonly ChartHit[];
  readonly open: string;
  /** How many run, by the id of the machine. */
  readonly running: ReadonlyMap<string, number>;
  readonly onOpen: (machine: string) => void;
}

/** The machines with their descriptions; those that run are marked. */
export function MachineList({ hits, open, running, onOpen }: Props) {
  const styles = useStyles();
  const list = useRef<HTMLUListElement>(null);
  // The address may open a machine at the end of the list.
  useEffect(() => {
    if (open !== '') list.current?.querySelector('[aria-current=true]')?.scrollIntoView?.({ block: 'nearest' });
  }, [open]);
  return (
    <ul ref={list} className={styles.list} translate="no" aria-label={text('machineList')}>
      {hits.map(({ chart: { id, description } }) => (
        <li key={id}>
          <button
            type="button"
            className={mergeClasses(styles.machine, id === open && styles.open)}
            aria-current={id === open}
            onClick={() => onOpen(id)}
          >
            <span className={styles.head}>
              <Text weight="semibold" className={styles.name}>
                {id}
              </Text>
              {running.has(id) && (
                <Badge appearance="tint" color="brand" size="small">
                  {text('liveCount', { count: running.get(id) ?? 0 })}
                </Badge>
              )}
            </span>
            <Text size={200} className={styles.description}>
              {description}
            </Text>
          </button>
        </li>
      ))}
    </ul>
  );
}
