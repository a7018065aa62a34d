import { Badge, Field, makeStyles, mergeClasses, Select, Text, tokens } from '@fluentui/react-components';
import { BlockedField } from '@/components/blocked/BlockedField';
import type { ComparedRoom } from '@/contract/uploads/uploads';
import { chosenRoom, isGuess } from '@/model/floorPlan/identity/confirmedMatches';
import { text } from './texts';
import type { RoomReview } from './useRoomReview';

const useStyles = makeStyles({
  row: {
    listStyleType: 'none',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  selected: { border: `1px solid ${tokens.colorBrandStroke1}` },
  button: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    width: '100%',
    padding: '8px 12px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    textAlign: 'start',
    fontFamily: tokens.fontFamilyBase,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  head: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '8px' },
  names: { fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere' },
  badge: { flexShrink: 0 },
  note: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  choice: { padding: '0 12px 12px' },
});

/** The value of the option without a room; an `object_name` is never empty. */
const NONE = '';

interface Props {
  readonly room: ComparedRoom;
  /** Names that can be chosen; read only while the row is selected. */
  readonly candidates: readonly string[];
  readonly review: RoomReview;
  readonly blockedBy: string | null;
}

const COLOURS = {
  renamed: 'informative',
  moved: 'informative',
  split: 'warning',
  merged: 'warning',
  gone: 'danger',
} as const;

/** A room that is not the same one in the upload; a press highlights it and offers other matches. */
export function ComparedRoomRow({ room, candidates, review, blockedBy }: Props) {
  const styles = useStyles();
  const isSelected = review.selected === room.from;
  const chosen = chosenRoom(room, review.choices);
  const uses = usesOf(room);
  return (
    <li className={mergeClasses(styles.row, isSelected && styles.selected)}>
      <button
        type="button"
        className={styles.button}
        aria-pressed={isSelected}
        onClick={() => review.select(isSelected ? null : room.from)}
      >
        <span className={styles.head}>
          <span className={styles.names} dir="auto">
            {chosen === room.from ? room.from : `${room.from} → ${chosen ?? text('noMatch')}`}
          </span>
          <Badge appearance="tint" color={COLOURS[room.kind]} className={styles.badge}>
            {text(`kind.${room.kind}`)}
          </Badge>
        </span>
        {uses.length > 0 && (
          <Text size={200} className={styles.note} dir="auto">
            {uses.join(' · ')}
          </Text>
        )}
      </button>
      {isSelected && isGuess(room) && (
        <div className={styles.choice}>
          <BlockedField by={blockedBy}>
            {(isBlocked) => (
              <Field label={text('roomInUpload')}>
                <Select
                  value={chosen ?? NONE}
                  disabled={isBlocked}
                  onChange={(_event, { value }) => review.choose(room.from, value === NONE ? null : value)}
                >
                  <option value={NONE}>{text('noMatch')}</option>
                  {candidates.map((name) => (
                    <option key={name} value={name}>
                      {name}
                    </option>
                  ))}
                </Select>
              </Field>
            )}
          </BlockedField>
        </div>
      )}
    </li>
  );
}

const usesOf = ({ destinations, entrances, kiosks, route_cases: cases }: ComparedRoom): string[] => [
  ...destinations,
  ...(entrances > 0 ? [text('uses.entrances', { count: entrances })] : []),
  ...(kiosks > 0 ? [text('uses.kiosks', { count: kiosks })] : []),
  ...(cases > 0 ? [text('uses.cases', { count: cases })] : []),
];
