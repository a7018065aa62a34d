import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { useMemo } from 'react';
import { ActionButton } from '@/components/blocked/ActionButton';
import { isStepFreeRoute } from '@/model/routing/isStepFreeRoute';
import { routeDifference, routeFigures } from '@/model/routing/routeFigures';
import { useEditorActors } from '../../session/editorActors';
import { useOpenedLocation } from '../../session/openedLocation';
import { ComparisonTable } from './ComparisonTable';
import { differenceSentence } from './differenceText';
import { type EndChoice, endName } from './endChoices';
import type { KeptRoute, RoutePreview } from './routePreview';
import { text } from './texts';
import { useSettledText } from './useSettledText';

const useStyles = makeStyles({
  comparison: { display: 'flex', flexDirection: 'column', gap: '8px' },
  kept: { overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3 },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  hidden: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
});

interface Props {
  readonly route: RoutePreview;
  readonly choices: readonly EndChoice[];
}

/** Keeps the route that was found, and compares every later one with it. */
export function RouteComparison({ route, choices }: Props) {
  const styles = useStyles();
  const { kept, setKept } = route;
  const now = useFoundRoute(route, choices);
  const announced = useSettledText(
    kept === null
      ? ''
      : now === null
        ? text('comparedNone')
        : differenceSentence(routeDifference(kept.figures, now.figures)),
  );
  const swap = () => {
    if (kept === null) return;
    setKept(now);
    route.setFrom(kept.from);
    route.setTo(kept.to);
    route.setStepFree(kept.isStepFree);
  };
  if (kept === null && now === null) return null;
  return (
    <div className={styles.comparison}>
      {kept && (
        <div>
          <Text as="h3" block size={200} weight="semibold" className={styles.kept}>
            {kept.name}
          </Text>
          <Text block size={200} className={styles.quiet}>
            {text('keptNote')}
          </Text>
        </div>
      )}
      {kept && <ComparisonTable kept={kept.figures} now={now?.figures ?? null} />}
      <div role="status" aria-label={text('difference')} className={styles.hidden}>
        {announced}
      </div>
      <div className={styles.buttons}>
        {/* One button, so that the focus stays on it. */}
        <ActionButton
          size="small"
          blockedBy={null}
          hint={kept ? '' : text('keepHint')}
          onClick={() => setKept(kept ? null : now)}
        >
          {text(kept ? 'stop' : 'keep')}
        </ActionButton>
        {kept && (
          <ActionButton
            size="small"
            blockedBy={now === null ? text('noRouteNow') : null}
            hint={text('exchangeHint')}
            onClick={swap}
          >
            {text('exchange')}
          </ActionButton>
        )}
      </div>
    </div>
  );
}

/** The answer as it would be kept; null if there is no route. */
function useFoundRoute(
  { answer, from, to, isStepFree }: RoutePreview,
  choices: readonly EndChoice[],
): KeptRoute | null {
  const { document } = useEditorActors();
  const { types } = useOpenedLocation();
  const found = answer?.kind === 'route' ? answer.route : null;
  // Of the network that was asked: a later edit asks again.
  const figures = useMemo(
    () => found && routeFigures(found, isStepFreeRoute(found, document.getSnapshot().context.history.present, types)),
    [found, document, types],
  );
  if (!found || !figures || from === null || to === null) return null;
  const names = { from: endName(choices, from), to: endName(choices, to) };
  const name = text(isStepFree ? 'keptStepFree' : 'keptName', names);
  return { route: found, figures, from, to, isStepFree, name };
}
