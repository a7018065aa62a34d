import { Checkbox, makeStyles, Text, tokens } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import { FloorPlanThumbnail } from '@/components/floorPlan/FloorPlanThumbnail';
import type { Building } from '@/contract/buildings/buildings';
import { type FloorRow, nextRow } from '@/machines/buildings/floorRows';
import type { ReadBuildingFloor } from '@/model/floorPlan/sources/readBuildingFloor';
import { text } from './texts';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyle: 'none', display: 'flex', flexDirection: 'column', gap: '12px' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'auto 96px minmax(0, 1fr)',
    gap: '12px',
    alignItems: 'center',
    padding: '8px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  drawing: {
    height: '72px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    overflow: 'hidden',
  },
  words: { display: 'flex', flexDirection: 'column', gap: '2px', minWidth: 0, overflowWrap: 'anywhere' },
  link: { color: tokens.colorBrandForegroundLink },
  quiet: { color: tokens.colorNeutralForeground3 },
});

interface Props {
  readonly floors: readonly ReadBuildingFloor[];
  readonly rows: readonly FloorRow[];
  readonly buildings: readonly Building[];
  /** Null once the floors are being added. */
  readonly onChoose: ((id: string, isChosen: boolean) => void) | null;
  readonly isRunning: boolean;
}

/** The floors of a file: which come in, where each goes, and how far it is. */
export function FloorList({ floors, rows, buildings, onChoose, isRunning }: Props) {
  const styles = useStyles();
  const current = nextRow(rows);
  return (
    <ul className={styles.list} aria-label={text('floors')}>
      {floors.map(({ id, name, counts, floorPlan }, at) => {
        const row = rows[at];
        if (!row || (!onChoose && !row.isChosen)) return null;
        return (
          <li key={id} className={styles.row}>
            {onChoose ? (
              <Checkbox
                aria-label={text('takeFloor', { name })}
                checked={row.isChosen}
                onChange={(_event, { checked }) => onChoose(id, checked === true)}
              />
            ) : (
              <span />
            )}
            <div className={styles.drawing}>
              <FloorPlanThumbnail floorPlan={floorPlan} />
            </div>
            <div className={styles.words}>
              <Text weight="semibold">{name}</Text>
              <Text size={200}>
                {text('facts', {
                  rooms: text('roomCount', { count: counts.rooms }),
                  doors: text('doorCount', { count: counts.doors }),
                })}
              </Text>
              {onChoose ? (
                <Text size={200} className={styles.quiet}>
                  {destinationOf(row, buildings)}
                </Text>
              ) : (
                <Progress row={row} isCurrent={isRunning && at === current} />
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function destinationOf({ floor, hasPlan }: FloorRow, buildings: readonly Building[]): string {
  const name = buildings.flatMap(({ floors }) => floors).find(({ uuid }) => uuid === floor)?.name;
  if (name === undefined) return text('newFloor');
  return text(hasPlan ? 'besideFloor' : 'intoFloor', { name });
}

function Progress({ row, isCurrent }: { row: FloorRow; isCurrent: boolean }) {
  const styles = useStyles();
  if (!row.isDone)
    return (
      <Text size={200} className={styles.quiet}>
        {text(isCurrent ? 'working' : 'waiting')}
      </Text>
    );
  if (!row.hasPlan) return <Text size={200}>{text('isIn')}</Text>;
  return (
    <Text size={200}>
      {text('isUploaded')}{' '}
      <Link className={styles.link} to={`/map-preview/${row.upload}`}>
        {text('compare')}
      </Link>
    </Text>
  );
}
