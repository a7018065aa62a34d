import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { ChevronLeftRegular, ChevronRightRegular, PauseRegular, PlayRegular } from '@fluentui/react-icons';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { text } from '../texts';
import type { TimeTravel } from './useTimeTravel';

const useStyles = makeStyles({
  group: { display: 'flex', alignItems: 'center', gap: '2px' },
  slider: { width: '160px', accentColor: tokens.colorBrandBackground },
  count: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
});

/** Steps back and forth through the events that match the filter, one by one, by playing them, or by a slider. */
export function StepControls({ travel }: { readonly travel: TimeTravel }) {
  const styles = useStyles();
  const { at, isPlaying } = travel;
  const { length: count } = travel.steps;
  const none = blockedWhile(count === 0, text('emptyLog'));
  return (
    <div className={styles.group}>
      <ActionButton
        size="small"
        appearance="subtle"
        icon={<ChevronLeftRegular />}
        aria-label={text('stepBack')}
        blockedBy={none ?? blockedWhile(at === 0, text('atFirstEvent'))}
        onClick={travel.back}
      />
      <ActionButton
        size="small"
        appearance="subtle"
        icon={isPlaying ? <PauseRegular /> : <PlayRegular />}
        aria-label={text(isPlaying ? 'stopPlaying' : 'play')}
        blockedBy={none}
        onClick={travel.togglePlay}
      />
      <ActionButton
        size="small"
        appearance="subtle"
        icon={<ChevronRightRegular />}
        aria-label={text('stepForth')}
        blockedBy={none ?? blockedWhile(at === count - 1, text('atLastEvent'))}
        onClick={travel.forth}
      />
      {count > 0 && (
        <input
          className={styles.slider}
          type="range"
          aria-label={text('place')}
          aria-valuetext={text('placeOf', { place: at + 1, count })}
          min={0}
          max={count - 1}
          value={Math.max(0, at)}
          onChange={({ target }) => travel.goTo(Number(target.value))}
        />
      )}
      <Text size={200} className={styles.count} role="status">
        {at < 0 ? text('eventCount', { count }) : text('placeOf', { place: at + 1, count })}
      </Text>
    </div>
  );
}
