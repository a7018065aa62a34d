import { Button, makeStyles, Switch, Text, tokens } from '@fluentui/react-components';
import { ArrowSwapRegular } from '@fluentui/react-icons';
import { EndField } from './EndField';
import { type EndChoice, endName } from './endChoices';
import type { RoutePreview } from './routePreview';
import { text } from './texts';
import { useEndsByClick } from './useEndsByClick';

const useStyles = makeStyles({
  ends: { display: 'flex', flexDirection: 'column', gap: '12px' },
  swap: { alignSelf: 'flex-end' },
  clicked: { color: tokens.colorNeutralForeground3 },
});

interface Props {
  readonly route: RoutePreview;
  readonly choices: readonly EndChoice[];
}

/** Both ends of a route, by their fields or by clicks on the map, and step-free or not. */
export function RouteEnds({ route, choices }: Props) {
  const styles = useStyles();
  const { next, outcome, choose, focused } = useEndsByClick(route);
  return (
    <div className={styles.ends}>
      <EndField
        label={text('from')}
        value={route.from}
        choices={choices}
        isNext={next === 'from'}
        onChange={route.setFrom}
        onFocus={() => focused('from')}
        onChoose={() => choose('from')}
      />
      <EndField
        label={text('to')}
        value={route.to}
        choices={choices}
        isNext={next === 'to'}
        onChange={route.setTo}
        onFocus={() => focused('to')}
        onChoose={() => choose('to')}
      />
      {/* Of one line at least, so that nothing below moves with it. */}
      <Text role="status" aria-label={text('clicked')} size={200} className={styles.clicked}>
        {outcome === null
          ? text('clickHint')
          : outcome === 'noDestination'
            ? text('noDestination')
            : text(`clicked.${outcome.side}`, { name: endName(choices, outcome.key) })}
      </Text>
      <Button
        className={styles.swap}
        size="small"
        appearance="subtle"
        icon={<ArrowSwapRegular />}
        onClick={() => {
          route.setFrom(route.to);
          route.setTo(route.from);
        }}
      >
        {text('swap')}
      </Button>
      <Switch
        label={text('stepFree')}
        checked={route.isStepFree}
        onChange={(_event, { checked }) => route.setStepFree(checked)}
      />
    </div>
  );
}
