import { makeStyles, tokens } from '@fluentui/react-components';
import { useSyncExternalStore } from 'react';
import { formatLocale } from '@/contract/texts/locale';
import { scaleBarMetres } from '@/model/geometry/scaleBar';
import type { View } from '@/model/geometry/view';
import type { Store } from './store';
import { text } from './texts';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    alignItems: 'end',
    justifyContent: 'center',
    height: '18px',
    pointerEvents: 'none',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase100,
    lineHeight: '14px',
    fontVariantNumeric: 'tabular-nums',
    borderBottom: '2px solid currentColor',
    borderLeft: '2px solid currentColor',
    borderRight: '2px solid currentColor',
    boxSizing: 'border-box',
    // A screen on a wall is read from further away.
    '@media (min-height: 1600px)': { height: '26px', fontSize: tokens.fontSizeBase400, lineHeight: '20px' },
    textShadow: `0 0 3px ${tokens.colorNeutralBackground1}, 0 0 3px ${tokens.colorNeutralBackground1}`,
  },
});

/** The longest bar, in CSS pixels. */
const MOST = 120;

/** Its texts in another language than that of the console. */
export interface ScaleBarText {
  /** For `Intl`. */
  readonly language: string;
  readonly scaleBar: (length: string) => string;
}

function lengthText(metres: number, language: string): string {
  const [unit, value] =
    metres >= 1000
      ? (['kilometer', metres / 1000] as const)
      : metres >= 1
        ? (['meter', metres] as const)
        : (['centimeter', Math.round(metres * 100)] as const);
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
}

/** How long so many pixels are on the floor. */
export function ScaleBar({ view, text: own }: { view: Store<View>; text?: ScaleBarText | undefined }) {
  const styles = useStyles();
  const scale = useSyncExternalStore(view.subscribe, () => view.get().scale);
  const metres = scaleBarMetres(scale, MOST);
  const length = lengthText(metres, own?.language ?? formatLocale());
  return (
    <div
      className={styles.bar}
      role="img"
      aria-label={own ? own.scaleBar(length) : text('scaleBar', { length })}
      style={{ width: `${metres * scale}px` }}
      data-testid="scale-bar"
    >
      {length}
    </div>
  );
}
