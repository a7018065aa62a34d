import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { WARNING } from '@/machines/kiosks/visitTimes';
import { useMapTexts } from '../languages/mapTexts';
import { KIOSK } from '../useVisitorLayout';

const STANDING = `@media ${KIOSK}`;

const useStyles = makeStyles({
  // Over the map and its column, so that the touch that ends it does nothing else.
  cover: {
    position: 'absolute',
    inset: 0,
    zIndex: 9,
    display: 'grid',
    // Within reach of hands: the question is in the lower half.
    gridTemplateRows: '1fr 1fr',
    justifyItems: 'center',
    padding: '16px',
    backgroundColor: tokens.colorBackgroundOverlay,
    touchAction: 'none',
  },
  card: {
    gridRow: 2,
    alignSelf: 'start',
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    boxSizing: 'border-box',
    width: 'min(480px, 100%)',
    padding: '24px',
    textAlign: 'center',
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: '14px',
    boxShadow: tokens.shadow64,
    [STANDING]: { width: '820px', gap: '32px', padding: '56px' },
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    [STANDING]: { fontSize: '48px', lineHeight: '60px' },
  },
  text: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontVariantNumeric: 'tabular-nums',
    [STANDING]: { fontSize: '32px', lineHeight: '44px' },
  },
  read: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  button: { minHeight: '64px', fontSize: tokens.fontSizeBase500, [STANDING]: { minHeight: '120px', fontSize: '36px' } },
});

/** Seconds that are read out; each single one would talk without end. */
const READ_OUT = 10;
/** Milliseconds in which a tap becomes a click: a finger that was drawn over the screen does not. */
const TAP = 300;

interface Props {
  /** Somebody is there. */
  readonly onTouch: () => void;
}

/** Asks whether somebody is still there, with the seconds that are left; each touch and each key says so. */
export function StillThere({ onTouch }: Props) {
  const styles = useStyles();
  const { text } = useMapTexts();
  const id = useId();
  const cover = useRef<HTMLDivElement>(null);
  const [seconds, setSeconds] = useState(WARNING / 1000);
  const [isReleased, setReleased] = useState(false);
  useEffect(() => {
    const before = document.activeElement;
    cover.current?.querySelector('button')?.focus();
    const timer = window.setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1000);
    return () => {
      window.clearInterval(timer);
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    if (!isReleased) return;
    const timer = window.setTimeout(onTouch, TAP);
    return () => window.clearTimeout(timer);
  }, [isReleased, onTouch]);
  // The page would take a finger for a touch as soon as it is put down, and the map would then get the tap.
  const hold = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || event.type === 'pointerdown') event.stopPropagation();
  };
  const read = Math.ceil(seconds / READ_OUT) * READ_OUT;
  return (
    <div
      ref={cover}
      className={styles.cover}
      role="alertdialog"
      aria-modal
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-read`}
      onPointerDown={hold}
      onPointerMove={hold}
      onPointerUp={() => setReleased(true)}
      onClick={onTouch}
      onKeyDown={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onTouch();
      }}
    >
      <div className={styles.card}>
        <h2 id={`${id}-title`} className={styles.title}>
          {text('stillThere')}
        </h2>
        <p className={styles.text} aria-hidden>
          {text('startsAnew', { count: seconds })}
        </p>
        <Button className={styles.button} appearance="primary" size="large">
          {text('stillHere')}
        </Button>
        <span id={`${id}-read`} role="status" className={styles.read}>
          {text('startsAnew', { count: read })}
        </span>
      </div>
    </div>
  );
}
