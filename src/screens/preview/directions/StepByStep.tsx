import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useMapTexts } from '../languages/mapTexts';
import type { DirectionRow } from './directionRows';
import { StepSign } from './StepSign';

const useStyles = makeStyles({
  quiet: { margin: 0, color: tokens.colorNeutralForeground3 },
  step: {
    display: 'flex',
    alignItems: 'center',
    gap: '14px',
    minHeight: '88px',
    margin: '8px 0',
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
  },
  length: { display: 'block', fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightRegular },
  buttons: { display: 'flex', gap: '8px' },
  button: { flexGrow: 1, flexBasis: 0, minHeight: '52px' },
});

interface Props {
  readonly rows: readonly DirectionRow[];
  readonly current: number;
  readonly onStep: (at: number) => void;
  /** Shows all steps again. */
  readonly onAll: () => void;
}

/** One step of a route in large letters. */
export function StepByStep({ rows, current, onStep, onAll }: Props) {
  const styles = useStyles();
  const { text } = useMapTexts();
  const row = rows[current];
  const [isFirst, isLast] = [current === 0, current === rows.length - 1];
  return (
    <section aria-label={text('stepByStep')}>
      <div role="status">
        <p className={styles.quiet}>{text('stepOf', { number: current + 1, count: rows.length })}</p>
        {row && (
          <p className={styles.step}>
            <StepSign sign={row.sign} />
            <span>
              <span>{row.sentence}</span> <span className={styles.length}>{row.length}</span>
            </span>
          </p>
        )}
      </div>
      <div className={styles.buttons}>
        <Button className={styles.button} onClick={() => (isFirst ? onAll() : onStep(current - 1))}>
          {text(isFirst ? 'allSteps' : 'previousStep')}
        </Button>
        <Button className={styles.button} appearance="primary" onClick={() => (isLast ? onAll() : onStep(current + 1))}>
          {text(isLast ? 'done' : 'nextStep')}
        </Button>
      </div>
    </section>
  );
}
