import { Button, makeStyles, Text, ToggleButton, tokens, typographyStyles } from '@fluentui/react-components';
import { Suspense, use, useCallback, useMemo, useState } from 'react';
import { lazyOptional } from '@/components/lazy/lazyPart';
import { formatDistanceSum } from '@/model/content/distance';
import { normalTurn } from '@/model/geometry/turns';
import { useMapTexts } from '../languages/mapTexts';
import type { StepPlace } from '../stepPlace';
import { useGuidance } from '../useGuidance';
import type { RoutePart } from '../useVisitorRoute';
import type { LoadPlan } from '../VisitorFloorPlan';
import type { Venue } from '../venue';
import { directionRows } from './directionRows';
import { minutesText } from './minutesText';
import { ReadAloudContext } from './readAloudPart';
import { StepByStep } from './StepByStep';
import { StepList } from './StepList';

const RoutePrint = lazyOptional(async () => (await import('../print/RoutePrint')).RoutePrint);

const useStyles = makeStyles({
  sum: { display: 'flex', alignItems: 'baseline', gap: '10px', margin: '4px 0 8px' },
  time: { ...typographyStyles.subtitle1 },
  quiet: { color: tokens.colorNeutralForeground3 },
  options: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginBottom: '8px' },
  large: { minHeight: '44px' },
});

interface Props {
  readonly venue: Venue;
  readonly parts: readonly RoutePart[];
  /** The name of the start. */
  readonly start: string;
  /** A kiosk has no printer. */
  readonly isKiosk: boolean;
  /** Shows a floor, and where a step begins; null for the whole way. */
  readonly onStep: (floor: string, step: StepPlace | null) => void;
  /** Leaves a stop out; the goal alone cannot be. */
  readonly onLeaveOut: ((place: number) => void) | null;
  /** Somewhere to go when the steps are through. */
  readonly onAll: () => void;
  readonly loadPlan: LoadPlan;
}

/** The steps of a route, in a list or one by one, to be read aloud or printed. */
export function RouteSteps({ venue, parts, start, isKiosk, onStep, onLeaveOut, onAll, loadPlan }: Props) {
  const styles = useStyles();
  const texts = useMapTexts();
  const { text, language } = texts;
  const steps = useGuidance(venue, parts, loadPlan);
  const rows = useMemo(() => directionRows(venue, parts, steps, texts), [venue, parts, steps, texts]);
  const [isSingle, setSingle] = useState(false);
  /** The step that a visitor looks at, of this route alone. */
  const [shown, setShown] = useState<{ readonly parts: readonly RoutePart[]; readonly step: number } | null>(null);
  const current = shown && shown.parts === parts ? shown.step : null;
  const [isPrinting, setPrinting] = useState(false);
  const onPrinted = useCallback(() => setPrinting(false), []);
  const ReadAloud = use(ReadAloudContext);
  const [isTurned, setTurned] = useState(false);
  const showStep = (step: number, isTurning = isTurned) => {
    const row = rows[step];
    if (!row) return;
    setShown({ parts, step });
    const { floor, at, heading } = row;
    // The direction of the walker is up.
    const turn = isTurning && heading !== null ? normalTurn(-Math.PI / 2 - heading) : null;
    onStep(floor, at && { floor, at, turn: isTurning || !isTurned ? turn : 'rest' });
  };
  const read = rows[current ?? 0];
  const time = minutesText(
    parts.reduce((sum, { route }) => sum + route.seconds, 0),
    text,
  );
  const walks = steps.flat().flatMap((step) => (step.kind === 'walk' ? step.metres : []));
  const distance = formatDistanceSum(walks, venue.units, language);
  return (
    <>
      <div role="status">
        <p className={styles.sum}>
          <span className={styles.time}>{time}</span>
          <Text className={styles.quiet}>{distance}</Text>
        </p>
      </div>
      <div className={styles.options}>
        <ToggleButton
          className={styles.large}
          checked={isSingle}
          onClick={() => {
            setSingle(!isSingle);
            if (!isSingle) showStep(current ?? 0);
          }}
        >
          {text('stepByStep')}
        </ToggleButton>
        <ToggleButton
          className={styles.large}
          checked={isTurned}
          onClick={() => {
            setTurned(!isTurned);
            showStep(current ?? 0, !isTurned);
          }}
        >
          {text('turnMap')}
        </ToggleButton>
        {ReadAloud && read && (
          <Suspense>
            <ReadAloud language={language} sentence={[read.sentence, read.length].filter(Boolean).join(', ')} />
          </Suspense>
        )}
        {!isKiosk && (
          <Button className={styles.large} onClick={() => setPrinting(true)}>
            {text('print')}
          </Button>
        )}
      </div>
      {isPrinting && (
        <Suspense>
          <RoutePrint
            venue={venue}
            parts={parts}
            rows={rows}
            ends={[start, parts.at(-1)?.place.name ?? '']}
            sum={`${time} · ${distance}`}
            loadPlan={loadPlan}
            onPrinted={onPrinted}
          />
        </Suspense>
      )}
      {isSingle ? (
        <StepByStep
          rows={rows}
          current={current ?? 0}
          onStep={showStep}
          onAll={() => {
            setSingle(false);
            onAll();
          }}
        />
      ) : (
        <StepList parts={parts} rows={rows} current={current} onStep={showStep} onLeaveOut={onLeaveOut} />
      )}
    </>
  );
}
