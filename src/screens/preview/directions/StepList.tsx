import { Button, makeStyles, mergeClasses, Text, tokens, typographyStyles } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { Fragment, useId } from 'react';
import { useMapTexts } from '../languages/mapTexts';
import type { RoutePart } from '../useVisitorRoute';
import type { DirectionRow } from './directionRows';
import { minutesText } from './minutesText';
import { StepSign } from './StepSign';

const useStyles = makeStyles({
  list: { listStyle: 'none', margin: '0 -8px', padding: 0 },
  step: {
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '10px',
    width: '100%',
    minHeight: '52px',
    padding: '6px 8px',
    textAlign: 'start',
    border: 'none',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    cursor: 'pointer',
    // A finger leaves no hover behind.
    '@media (hover: hover)': { ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover } },
  },
  stop: { display: 'flex', alignItems: 'center', gap: '8px', minHeight: '44px', marginTop: '8px' },
  name: { ...typographyStyles.body1Strong, margin: 0, flexGrow: 1, minWidth: 0 },
  leaveOut: { minWidth: '44px', height: '44px' },
  shown: { backgroundColor: tokens.colorNeutralBackground3 },
  quiet: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
});

interface Props {
  readonly parts: readonly RoutePart[];
  readonly rows: readonly DirectionRow[];
  /** The row that a visitor looks at; null for none. */
  readonly current: number | null;
  /** Shows a row on the map. */
  readonly onStep: (at: number) => void;
  /** Leaves a stop out. */
  readonly onLeaveOut: ((place: number) => void) | null;
}

/** The steps of a route, turn by turn and stop by stop; a step shows where it begins. */
export function StepList({ parts, rows, current, onStep, onLeaveOut }: Props) {
  const styles = useStyles();
  const { text, content } = useMapTexts();
  const id = useId();
  return parts.map(({ place, route }, part) => (
    <Fragment key={place.id}>
      {parts.length > 1 && (
        <div className={styles.stop}>
          <h3 id={`${id}${part}`} className={styles.name} {...content}>
            {`${part + 1}. ${place.name} · ${place.floor.name}`}
          </h3>
          <Text className={styles.quiet}>{minutesText(route.seconds, text)}</Text>
          {onLeaveOut && (
            <Button
              appearance="subtle"
              className={styles.leaveOut}
              icon={<DismissRegular />}
              aria-label={text('leaveOut', { name: place.name })}
              onClick={() => onLeaveOut(place.id)}
            />
          )}
        </div>
      )}
      <ol
        className={styles.list}
        {...(parts.length > 1 ? { 'aria-labelledby': `${id}${part}` } : { 'aria-label': text('steps') })}
      >
        {rows.map(
          ({ key, sign, sentence, length, part: its }, at) =>
            its === part && (
              <li key={key}>
                <button
                  type="button"
                  className={mergeClasses(styles.step, at === current && styles.shown)}
                  aria-current={at === current ? 'step' : undefined}
                  onClick={() => onStep(at)}
                >
                  <StepSign sign={sign} />
                  <span>{sentence}</span>
                  <Text size={200} className={styles.quiet}>
                    {length}
                  </Text>
                </button>
              </li>
            ),
        )}
      </ol>
    </Fragment>
  ));
}
