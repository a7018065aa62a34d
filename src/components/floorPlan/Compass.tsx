import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { formatLocale } from '@/contract/texts/locale';
import type { View } from '@/model/geometry/view';
import type { Store } from '../mapCanvas/store';
import { text } from './texts';
import { useViewButtonStyles } from './ViewButtons';

export interface CompassProps {
  readonly view: Store<View>;
  readonly isLarge: boolean;
  /** Turns the view back; the button, which then is gone, has the focus before. */
  readonly onReset: () => void;
}

const useStyles = makeStyles({
  hidden: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  button: {
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusLarge,
    boxShadow: tokens.shadow8,
  },
  large: { borderRadius: tokens.borderRadiusXLarge },
  up: { fill: tokens.colorStatusDangerForeground1 },
  down: { fill: tokens.colorNeutralForeground3 },
});

/** After this, a turn by fingers or a held key has ended. */
const REST_MILLISECONDS = 300;

/** Tenths of a degree tell apart the turns that matter. */
function degreesText(turn: number): string {
  const degrees = Math.abs((turn * 180) / Math.PI);
  return new Intl.NumberFormat(formatLocale(), {
    style: 'unit',
    unit: 'degree',
    unitDisplay: 'narrow',
    maximumFractionDigits: 1,
  }).format(degrees);
}

const turnText = (turn: number): string =>
  turn === 0 ? text('notTurned') : text(turn > 0 ? 'turnedRight' : 'turnedLeft', { degrees: degreesText(turn) });

/** Shows how far the map is turned, while it is, and says so to screen readers; a press turns it back. */
export function Compass({ view, isLarge, onReset }: CompassProps) {
  const styles = useStyles();
  const shared = useViewButtonStyles();
  const turn = useSyncExternalStore(view.subscribe, () => view.get().turn);
  const turned = turnText(turn);
  const announced = useAtRest(turned);
  return (
    <>
      <div role="status" aria-label={text('turn')} className={styles.hidden}>
        {announced}
      </div>
      {turn !== 0 && (
        <Button
          appearance="subtle"
          className={mergeClasses(shared.button, styles.button, isLarge && shared.large, isLarge && styles.large)}
          icon={
            <svg viewBox="0 0 20 20" width="1em" height="1em" aria-hidden style={{ rotate: `${turn}rad` }}>
              <path className={styles.up} d="M10 0 14 10H6z" />
              <path className={styles.down} d="M10 20 6 10h8z" />
            </svg>
          }
          title={text('resetTurn', { turned })}
          aria-label={text('resetTurn', { turned })}
          onClick={onReset}
        />
      )}
    </>
  );
}

/** A text after it has not changed for a while; empty before, since screen readers read changes. */
function useAtRest(words: string): string {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setAnnounced(words), REST_MILLISECONDS);
    return () => window.clearTimeout(timer);
  }, [words]);
  return announced;
}
