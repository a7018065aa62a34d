import { Button, makeStyles, Subtitle2, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { ComparedRoom, RoomComparison } from '@/contract/uploads/uploads';
import { ComparedRoomRow } from './ComparedRoomRow';
import { text } from './texts';
import type { RoomReview } from './useRoomReview';

const useStyles = makeStyles({
  title: { margin: '0 0 8px' },
  counts: { display: 'flex', flexWrap: 'wrap', columnGap: '12px', rowGap: '2px', margin: '0 0 8px', padding: 0 },
  count: { listStyleType: 'none' },
  note: { color: tokens.colorNeutralForeground3, marginBottom: '8px' },
  rooms: { margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: '4px' },
});

/** Rows at first: more of them are rarely read. */
const ROWS = 50;

interface Props {
  readonly comparison: RoomComparison;
  readonly review: RoomReview;
  /** Why no match can be changed now, in words; null where it can. */
  readonly blockedBy: string | null;
}

const KINDS = ['renamed', 'moved', 'split', 'merged', 'gone'] as const;

const countsOf = ({ same, rooms, added }: RoomComparison): string[] =>
  [
    { count: same, label: text('rooms.same', { count: same }) },
    ...KINDS.map((kind) => {
      const count = rooms.filter((room) => room.kind === kind).length;
      return { count, label: text(`rooms.${kind}`, { count }) };
    }),
    { count: added.length, label: text('rooms.new', { count: added.length }) },
  ].flatMap(({ count, label }) => (count > 0 ? [label] : []));

/** The rooms of an upload against the present floor plan: all that follows a room follows its match. */
export function RoomComparisonSection({ comparison, review, blockedBy }: Props) {
  const styles = useStyles();
  const [isWhole, setIsWhole] = useState(false);
  const { rooms } = comparison;
  const visible = isWhole ? rooms : rooms.slice(0, ROWS);
  return (
    <section aria-label={text('comparison')}>
      <Subtitle2 as="h2" block className={styles.title}>
        {text('comparison')}
      </Subtitle2>
      <ul className={styles.counts}>
        {countsOf(comparison).map((label) => (
          <li key={label} className={styles.count}>
            {label}
          </li>
        ))}
      </ul>
      {rooms.length === 0 ? (
        <Text>{text('nothingChanged')}</Text>
      ) : (
        <Text block className={styles.note}>
          {text('comparisonHint')}
        </Text>
      )}
      <ul className={styles.rooms}>
        {visible.map((room) => (
          <ComparedRoomRow
            key={room.from}
            room={room}
            candidates={review.selected === room.from ? candidatesOf(room, comparison) : []}
            review={review}
            blockedBy={blockedBy}
          />
        ))}
      </ul>
      {visible.length < rooms.length && (
        <Button appearance="subtle" onClick={() => setIsWhole(true)}>
          {text('allRooms', { count: rooms.length })}
        </Button>
      )}
    </section>
  );
}

/** The guesses for the room first, then new rooms and those of other guesses; rooms that are the same are taken. */
function candidatesOf({ to }: ComparedRoom, { rooms, added }: RoomComparison): string[] {
  const others = new Set([...added, ...rooms.flatMap((room) => room.to)]);
  for (const guess of to) others.delete(guess);
  return [...to, ...[...others].sort((one, other) => one.localeCompare(other, undefined, { numeric: true }))];
}
