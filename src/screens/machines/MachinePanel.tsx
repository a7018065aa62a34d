import { makeStyles, Text, tokens, typographyStyles } from '@fluentui/react-components';
import type { LiveActor } from '@/machines/inspect/inspection';
import type { Inspector } from '@/machines/inspect/inspector';
import type { LiveView } from '@/machines/inspect/liveActors';
import type { ChartPath, MachineSources } from '@/model/statechart/chartPaths';
import type { Statechart } from '@/model/statechart/statechart';
import { LivePanel } from './LivePanel';
import { OutlinePanel } from './OutlinePanel';
import { PanelTabs, tabId } from './PanelTabs';
import { PathPanel } from './PathPanel';
import { SourcesPanel } from './SourcesPanel';
import { SimulationPanel } from './simulation/SimulationPanel';
import type { SimulationControl } from './simulation/useSimulation';
import { text } from './texts';
import type { PanelTab } from './useMachineParams';

const useStyles = makeStyles({
  panel: {
    minHeight: 0,
    minWidth: 0,
    overflowY: 'auto',
    borderLeft: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media (max-width: 1099px)': { borderLeft: 'none' },
  },
  head: { padding: '12px 20px 0' },
  name: { ...typographyStyles.subtitle2, margin: 0, overflowWrap: 'anywhere' },
  muted: { color: tokens.colorNeutralForeground3 },
});

interface Props {
  readonly chart: Statechart;
  readonly tab: PanelTab;
  readonly onTab: (tab: PanelTab) => void;
  readonly live: LiveView;
  readonly actor: LiveActor | null;
  readonly onActor: (actor: LiveActor) => void;
  readonly inspector: Inspector;
  readonly maySend: boolean;
  readonly simulation: SimulationControl;
  readonly paths: readonly ChartPath[] | null | undefined;
  readonly pathsFailed: boolean;
  readonly path: ChartPath | null;
  readonly unknownPath: string | null;
  readonly step: number;
  readonly onPath: (path: string, step: number) => void;
  readonly onSimulatePath: (path: ChartPath) => void;
  readonly sources: MachineSources | null;
  readonly repository: string | null;
}

/** Everything about the machine that is drawn, in tabs. */
export function MachinePanel({ chart, tab, onTab, simulation, ...props }: Props) {
  const styles = useStyles();
  const { live, actor, onActor, inspector, maySend } = props;
  return (
    <aside className={styles.panel} aria-label={text('details', { machine: chart.id })}>
      <div className={styles.head}>
        <h2 className={styles.name} translate="no">
          {chart.id}
        </h2>
        <Text size={200} className={styles.muted}>
          {chart.description}
        </Text>
      </div>
      <PanelTabs selected={tab} onSelect={onTab} />
      <div role="tabpanel" aria-labelledby={tabId(tab)}>
        {tab === 'live' && (
          <LivePanel {...{ chart, live, actor, onActor, inspector, maySend }} samples={simulation.samples ?? null} />
        )}
        {tab === 'simulate' && <SimulationPanel simulation={simulation} />}
        {tab === 'paths' && (
          <PathPanel
            paths={props.paths}
            hasFailed={props.pathsFailed}
            path={props.path}
            unknown={props.unknownPath}
            step={props.step}
            onPath={props.onPath}
            onSimulate={props.onSimulatePath}
          />
        )}
        {tab === 'outline' && <OutlinePanel chart={chart} />}
        {tab === 'sources' && <SourcesPanel sources={props.sources} repository={props.repository} />}
      </div>
    </aside>
  );
}
