import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { formatLocale } from '@/contract/texts/locale';
import { normalTurn } from '@/model/geometry/turns';
import type { View } from '@/model/geometry/view';
import type { Store } from '../mapCanvas/store';
import { useViewButtonStyles } from './ViewButtons';
import { consoleViewerText, type ViewerText } from './viewerText';

export interface CompassProps {
  readonly view: Store<View>;
  readonly isLarge: boolean;
  /** Radians by which the map is turned at rest. */
  readonly restTurn?: number | undefined;
  /** In another language than that of the console. */
  readonly text?: ViewerText | undefined;
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
  mark: { display: 'grid', placeItems: 'center', fontSize: '20px' },
  large: { borderRadius: tokens.borderRadiusXLarge },
  up: { fill: tokens.colorStatusDangerForeground1 },
  down: { fill: tokens.colorNeutralForeground3 },
});

/** After this, a turn by fingers or a held key has ended. */
const REST_MILLISECONDS = 300;

/** Tenths of a degree tell apart the turns that matter. */
function degreesText(turn: number, language: string): string {
  const degrees = Math.abs((turn * 180) / Math.PI);
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'degree',
    unitDisplay: 'narrow',
    maximumFractionDigits: 1,
  }).format(degrees);
}

function turnText(turn: number, own: ViewerText | undefined): string {
  const text = own ?? consoleViewerText();
  const degrees = degreesText(turn, own?.language ?? formatLocale());
  return turn === 0 ? text.notTurned : turn > 0 ? text.turnedRight(degrees) : text.turnedLeft(degrees);
}

/**
 * Shows how far the map is turned, while it is, and says so to screen readers; a press turns it back. A map that is turned at
 * rest has a mark without a press there.
 */
export function Compass({ view, isLarge, restTurn = 0, text: own, onReset }: CompassProps) {
  const text = own ?? consoleViewerText();
  const styles = useStyles();
  const shared = useViewButtonStyles();
  const turn = useSyncExternalStore(view.subscribe, () => view.get().turn);
  const turned = turnText(turn, own);
  const announced = useAtRest(turned);
  const arrow = (
    <svg viewBox="0 0 20 20" width="1em" height="1em" aria-hidden style={{ rotate: `${turn}rad` }}>
      <path className={styles.up} d="M10 0 14 10H6z" />
      <path className={styles.down} d="M10 20 6 10h8z" />
    </svg>
  );
  const look = mergeClasses(shared.button, styles.button, isLarge && shared.large, isLarge && styles.large);
  const isAtRest = normalTurn(turn - restTurn) === 0;
  return (
    <>
      <div role="status" aria-label={text.turn} className={styles.hidden}>
        {announced}
      </div>
      {isAtRest && turn !== 0 && (
        <span role="img" aria-label={turned} className={mergeClasses(look, styles.mark)}>
          {arrow}
        </span>
      )}
      {!isAtRest && (
        <Button
          appearance="subtle"
          className={look}
          icon={arrow}
          title={text.resetTurn(turned)}
          aria-label={text.resetTurn(turned)}
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
