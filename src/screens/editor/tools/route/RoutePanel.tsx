import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
  Text,
  Title3,
  tokens,
} from '@fluentui/react-components';
import { useMemo } from 'react';
import { formatMinutes } from '@/model/content/distance';
import { walkedMetres } from '@/model/routing/routeSteps';
import { PanelSection } from '../../layout/PanelSection';
import { useEditedFloor } from '../../session/editedFloor';
import { useOpenedLocation } from '../../session/openedLocation';
import { useFloorNames } from '../../session/useFloorNames';
import { KeepCase } from '../cases/KeepCase';
import { text as toolText } from '../texts';
import { clearRoute } from './clearRoute';
import { endChoices } from './endChoices';
import { RouteComparison } from './RouteComparison';
import { RouteEnds } from './RouteEnds';
import { useRoute } from './route';
import { TurnList } from './TurnList';
import { text } from './texts';

const useStyles = makeStyles({
  sum: { display: 'flex', alignItems: 'baseline', gap: '12px', fontVariantNumeric: 'tabular-nums' },
  big: { margin: 0 },
  quiet: { color: tokens.colorNeutralForeground3 },
  legs: { listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: '6px' },
  leg: { display: 'flex', justifyContent: 'flex-start', width: '100%' },
});

/** The ends of a route; its floors and lengths, or why there is none; and the route that it is compared with. */
export function RoutePanel() {
  const route = useRoute();
  const { data, types } = useOpenedLocation();
  const styles = useStyles();
  const { floor } = useEditedFloor();
  const choices = useMemo(() => endChoices(data, floor?.uuid ?? null), [data, floor]);
  const floors = useFloorNames();
  const { answer } = route;
  return (
    <PanelSection title={text('title')} note={text('note')}>
      <RouteEnds route={route} choices={choices} />
      {(route.from ?? route.to ?? route.kept) !== null && (
        <div>
          <Button size="small" onClick={() => clearRoute(route)}>
            {text('clear')}
          </Button>
        </div>
      )}
      {answer?.kind === 'route' && (
        <div role="status" aria-label={text('route')}>
          <div className={styles.sum}>
            <Title3 as="h3" className={styles.big}>
              {text('length', { metres: walkedMetres(answer.route) })}
            </Title3>
            <Text className={styles.quiet}>{formatMinutes(answer.route.seconds)}</Text>
          </div>
          <ol className={styles.legs}>
            {answer.route.legs.map((leg, at) => {
              const change = answer.route.changes[at];
              const floor = floors.get(leg.floor) ?? text('unknownFloor');
              const ride = types.find(({ key }) => key === change?.travel)?.name;
              return (
                <li key={`${leg.floor} ${leg.nodes[0]}`}>
                  <Button
                    className={styles.leg}
                    appearance="subtle"
                    size="small"
                    onClick={() => route.showFloor(leg.floor)}
                  >
                    {text('leg', { floor, metres: Math.round(leg.length) })}
                  </Button>
                  {change && (
                    <Text size={200} className={styles.quiet}>
                      {text('change', {
                        number: at + 1,
                        ride: ride ?? text('path'),
                        floor: floors.get(change.to.floor) ?? '',
                      })}
                    </Text>
                  )}
                </li>
              );
            })}
          </ol>
        </div>
      )}
      {answer?.kind === 'failed' && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{text('failed')}</MessageBarBody>
          <MessageBarActions>
            <Button size="small" onClick={route.retry}>
              {text('retry')}
            </Button>
          </MessageBarActions>
        </MessageBar>
      )}
      {answer?.kind === 'none' && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>{text('noRoute')}</MessageBarTitle>
            {toolText(`noRoute.${answer.why.reason}`)}
            {answer.why.place && (
              <div>
                <Button
                  size="small"
                  appearance="subtle"
                  onClick={() => answer.why.place && route.showPlace(answer.why.place)}
                >
                  {text('showPlace')}
                </Button>
              </div>
            )}
          </MessageBarBody>
        </MessageBar>
      )}
      <RouteComparison route={route} choices={choices} />
      {/* Beside the status, which would read all of it out at every change. */}
      {answer?.kind === 'route' && <TurnList route={answer.route} />}
      {answer?.kind === 'route' && route.from !== null && route.to !== null && (
        <KeepCase
          key={`${route.from} ${route.to} ${route.isStepFree}`}
          from={route.from}
          to={route.to}
          isStepFree={route.isStepFree}
          metres={walkedMetres(answer.route)}
        />
      )}
    </PanelSection>
  );
}
