import { Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import type { LabelledRoom } from '@/model/content/rooms/labelledRooms';
import { text } from './texts';

const useStyles = makeStyles({
  list: { position: 'relative', overflowY: 'auto', maxHeight: 'min(44vh, 420px)' },
  rows: { position: 'relative', margin: 0, padding: 0, listStyle: 'none' },
  far: { position: 'absolute', top: 0, left: 0, right: 0 },
  row: { display: 'flex' },
  mesh: { display: 'block', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

/** CSS pixels of a row of two lines. */
const ROW_HEIGHT = 52;
/** From so many rows on, only those near the window are rendered. */
const MANY = 60;

interface Props {
  readonly rooms: readonly LabelledRoom[];
  readonly chosen: ReadonlySet<string>;
  readonly isBlocked: boolean;
  /** The second line of a room. */
  readonly noteOf: (mesh: string) => string;
  readonly onToggle: (mesh: string) => void;
}

/** The labels of rooms, each with a box to tick. */
export function LabelList({ rooms, chosen, isBlocked, noteOf, onToggle }: Props) {
  const styles = useStyles();
  const scroller = useRef<HTMLDivElement>(null);
  const isLong = rooms.length > MANY;
  const virtual = useVirtualizer({
    count: isLong ? rooms.length : 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
  });
  const row = ({ mesh, label }: LabelledRoom) => (
    <div className={styles.row}>
      <Checkbox
        disabled={isBlocked}
        checked={chosen.has(mesh)}
        onChange={() => onToggle(mesh)}
        label={
          <>
            {label}
            <span className={styles.mesh}>{noteOf(mesh)}</span>
          </>
        }
      />
    </div>
  );
  return (
    <div ref={scroller} className={styles.list}>
      <ul
        className={styles.rows}
        aria-label={text('labels')}
        {...(isLong && { style: { height: virtual.getTotalSize() } })}
      >
        {isLong
          ? virtual.getVirtualItems().map(({ index, start }) => {
              const room = rooms[index];
              return (
                room && (
                  <li
                    key={room.mesh}
                    ref={virtual.measureElement}
                    data-index={index}
                    className={styles.far}
                    style={{ transform: `translateY(${start}px)` }}
                  >
                    {row(room)}
                  </li>
                )
              );
            })
          : rooms.map((room) => <li key={room.mesh}>{row(room)}</li>)}
      </ul>
    </div>
  );
}
