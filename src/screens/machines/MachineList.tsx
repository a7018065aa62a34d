import { Badge, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import type { ChartHit } from '@/model/statechart/searchCharts';
import { text } from './texts';

const useStyles = makeStyles({
  lists: { padding: '0 8px 16px' },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  area: {
    margin: 0,
    padding: '12px 12px 4px',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground3,
  },
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
  /** The area of each machine, by its id. */
  readonly areas: ReadonlyMap<string, string>;
  readonly open: string;
  /** How many run, by the id of the machine. */
  readonly running: ReadonlyMap<string, number>;
  readonly onOpen: (machine: string) => void;
}

const titleOf = (area: string): string =>
  area === '' ? text('otherArea') : `${area.charAt(0).toUpperCase()}${area.slice(1)}`;

/** The machines by area with their descriptions; those that run are marked. */
export function MachineList({ hits, areas, open, running, onOpen }: Props) {
  const styles = useStyles();
  const lists = useRef<HTMLDivElement>(null);
  // The address may open a machine at the end of the list.
  useEffect(() => {
    if (open !== '') lists.current?.querySelector('[aria-current=true]')?.scrollIntoView?.({ block: 'nearest' });
  }, [open]);
  const areaOf = ({ chart }: ChartHit) => areas.get(chart.id) ?? '';
  const titles = [...new Set(hits.map(areaOf))].sort((one, other) => titleOf(one).localeCompare(titleOf(other)));
  return (
    <div ref={lists} className={styles.lists}>
      {titles.map((area) => (
        <section key={area} translate="no" aria-label={titleOf(area)}>
          <h2 className={styles.area}>{titleOf(area)}</h2>
          <ul className={styles.list} aria-label={titleOf(area)}>
            {hits
              .filter((hit) => areaOf(hit) === area)
              .map(({ chart: { id, description }, found }) => (
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
                      {found.size > 0 && (
                        <Badge appearance="outline" size="small" color="informative">
                          {text('hitCount', { count: found.size })}
                        </Badge>
                      )}
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
        </section>
      ))}
    </div>
  );
}
