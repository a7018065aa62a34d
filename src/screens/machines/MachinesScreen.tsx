import {
  Badge,
  Button,
  Link,
  makeStyles,
  mergeClasses,
  Text,
  tokens,
  typographyStyles,
} from '@fluentui/react-components';
import { QuestionCircleRegular, SearchRegular } from '@fluentui/react-icons';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { EmptyState } from '@/components/feedback/EmptyState';
import { Loading } from '@/components/feedback/Loading';
import { SearchField } from '@/components/recordTable/SearchField';
import type { LiveActor } from '@/machines/inspect/inspection';
import type { ChartPath } from '@/model/statechart/chartPaths';
import { foldMarks } from '@/model/statechart/foldChart';
import { searchCharts } from '@/model/statechart/searchCharts';
import type { ChartMarks } from '@/model/statechart/statechart';
import { ChartCanvas } from './ChartCanvas';
import { ChartToolbar } from './chart/ChartToolbar';
import { type ExportKind, exportChart } from './chart/exportChart';
import { TimelineDock } from './log/TimelineDock';
import { useTimeTravel } from './log/useTimeTravel';
import { MachineList } from './MachineList';
import { MachinePanel } from './MachinePanel';
import { machineMarks } from './machineMarks';
import type { MachinesScreenProps } from './machinesScreenProps';
import { mergeCharts } from './mergeCharts';
import { useSimulation } from './simulation/useSimulation';
import { text } from './texts';
import { useChartLayout } from './useChartLayout';
import { useChartPaths } from './useChartPaths';
import { useDrawnChart } from './useDrawnChart';
import { useMachineParams } from './useMachineParams';
import { useShownMachine } from './useShownMachine';

const useStyles = makeStyles({
  screen: {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    height: '100%',
    backgroundColor: tokens.colorNeutralBackground1,
    '@media (max-width: 1099px)': { display: 'block', height: 'auto', minHeight: '100%' },
  },
  header: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    minHeight: '48px',
    padding: '6px 20px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  title: { ...typographyStyles.subtitle1, margin: 0 },
  muted: { color: tokens.colorNeutralForeground3 },
  space: { flexGrow: 1 },
  columns: {
    display: 'grid',
    gridTemplateColumns: '288px minmax(0, 1fr)',
    minHeight: 0,
    // In a narrow window everything is below each other, as high as it is.
    '@media (max-width: 1099px)': { display: 'block' },
  },
  work: {
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr) auto',
    minHeight: 0,
    minWidth: 0,
    '@media (max-width: 1099px)': { display: 'block' },
  },
  split: { gridTemplateRows: 'minmax(0, 55fr) minmax(0, 45fr)' },
  machine: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 360px',
    minHeight: 0,
    '@media (max-width: 1099px)': { display: 'block' },
    '@media (min-width: 2200px)': { gridTemplateColumns: 'minmax(0, 1fr) 440px' },
  },
  side: {
    minHeight: 0,
    minWidth: 0,
    overflowY: 'auto',
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media (max-width: 1099px)': { maxHeight: '40vh', borderRight: 'none' },
  },
  search: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    padding: '12px 12px 8px',
    backgroundColor: tokens.colorNeutralBackground1,
    '& > *': { width: '100%', maxWidth: 'none' },
  },
  centre: {
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr)',
    minHeight: 0,
    '@media (max-width: 1099px)': { height: '60vh', minHeight: '320px' },
  },
});

const NO_MARKS: ChartMarks = { current: new Set(), walked: new Set() };

/** The state machines of the console: each drawn, searched, followed while it runs, simulated and stepped through. */
export function MachinesScreen(props: MachinesScreenProps) {
  const { machines, repository, inspector, layout: layoutOf, loadPaths, log, simulator, maySend } = props;
  const styles = useStyles();
  const live = useSyncExternalStore(inspector.subscribe, inspector.view);
  const params = useMachineParams(machines[0]?.chart.id ?? '');
  const { machine, query, tab } = params;
  const [exportFailed, setExportFailed] = useState(false);

  const charts = useMemo(
    () =>
      mergeCharts(
        machines.map((one) => one.chart),
        live.charts,
      ),
    [machines, live.charts],
  );
  const areas = useMemo(() => new Map(machines.map(({ chart, sources }) => [chart.id, sources.area])), [machines]);
  const hits = useMemo(() => searchCharts(charts, query), [charts, query]);
  const chart = charts.find(({ id }) => id === machine) ?? null;
  const { drawn, folded, hasActions, toggleActions, isFolded, toggle, toggleAll } = useDrawnChart(chart);
  const { layout, hasFailed } = useChartLayout(drawn, layoutOf);
  const { paths, hasFailed: pathsFailed } = useChartPaths(machine, tab === 'paths', loadPaths);
  const known = paths?.find(({ id }) => id === params.path);
  const unknownPath = paths && params.path !== null && !known ? params.path : null;
  const path = known ?? (unknownPath === null ? (paths?.[0] ?? null) : null);
  const step = Math.min(params.step, path?.steps.length ?? 0);

  const travel = useTimeTravel(log);
  const wanted = tab === 'simulate' ? 'simulation' : tab === 'live' ? 'samples' : 'nothing';
  const simulation = useSimulation(machine, wanted, simulator, log);
  const { actor, running, choose } = useShownMachine(live, machine);
  const shown = tab === 'simulate' ? (simulation.state?.actor ?? null) : actor;
  const lastTaken =
    tab === 'simulate'
      ? simulation.state?.events.at(-1)?.taken
      : actor
        ? live.events.get(actor.key)?.[0]?.taken
        : undefined;
  const found = hits.find((hit) => hit.chart === chart)?.found;
  const logged = params.hasTimeline && travel.step?.machine === machine ? travel.step : null;
  const marks = useMemo(() => {
    if (!chart) return NO_MARKS;
    const own = { path: tab === 'paths' ? path : null, step, logged, actor: shown, lastTaken, found };
    return foldMarks(machineMarks(own), chart, folded);
  }, [chart, tab, path, step, logged, shown, lastTaken, found, folded]);

  const openActor = (one: LiveActor) => {
    choose(one.key);
    if (one.machine !== machine) params.openMachine(one.machine);
  };
  const simulatePath = (one: ChartPath) => {
    simulation.play(one);
    params.openTab('simulate');
  };
  const save = (kind: ExportKind) => {
    setExportFailed(false);
    if (drawn && layout) exportChart(kind, drawn, layout, marks).catch(() => setExportFailed(true));
  };

  return (
    <main className={styles.screen}>
      <header className={styles.header}>
        <h1 className={styles.title}>{text('machines')}</h1>
        <Text className={styles.muted}>{text('about')}</Text>
        <span className={styles.space} />
        {exportFailed && <Text role="alert">{text('exportFailed')}</Text>}
        {live.actors.size > 0 && (
          <Badge color="brand" appearance="tint" role="status">
            {text('liveCount', { count: live.actors.size })}
          </Badge>
        )}
        <Link href="/">{text('backToConsole')}</Link>
      </header>
      <div className={styles.columns}>
        <nav className={styles.side} aria-label={text('machines')}>
          <div className={styles.search}>
            <SearchField label={text('search')} value={query} onSearch={params.search} />
          </div>
          {hits.length === 0 ? (
            <EmptyState
              icon={<SearchRegular />}
              title={text('noMatchTitle')}
              text={text('noMatchText', { query })}
              action={<Button onClick={() => params.search('')}>{text('clearSearch')}</Button>}
            />
          ) : (
            <MachineList hits={hits} areas={areas} open={machine} running={running} onOpen={params.openMachine} />
          )}
        </nav>
        <div className={mergeClasses(styles.work, params.hasTimeline && styles.split)}>
          <div className={styles.machine}>
            <section className={styles.centre} aria-label={text('chartOf', { machine })}>
              {chart === null || drawn === null ? (
                <EmptyState
                  icon={<QuestionCircleRegular />}
                  title={text('unknownTitle')}
                  text={text('unknownText', { machine })}
                />
              ) : hasFailed ? (
                <EmptyState icon={<QuestionCircleRegular />} title={machine} text={text('chartFailed')} />
              ) : layout ? (
                <ChartCanvas chart={drawn} layout={layout} marks={marks} zoomTo={marks.found} onFold={toggle}>
                  <ChartToolbar
                    hasActions={hasActions}
                    onActions={toggleActions}
                    isFolded={isFolded}
                    onFoldAll={toggleAll}
                    onExport={save}
                  />
                </ChartCanvas>
              ) : (
                <Loading label={text('loadingChart')} />
              )}
            </section>
            {chart && (
              <MachinePanel
                {...{
                  chart,
                  tab,
                  live,
                  actor,
                  inspector,
                  maySend,
                  simulation,
                  paths,
                  pathsFailed,
                  path,
                  unknownPath,
                  step,
                }}
                onTab={params.openTab}
                onActor={openActor}
                onPath={params.openStep}
                onSimulatePath={simulatePath}
                sources={machines.find((one) => one.chart.id === machine)?.sources ?? null}
                repository={repository}
              />
            )}
          </div>
          <TimelineDock
            travel={travel}
            isOpen={params.hasTimeline}
            onToggle={() => params.setTimeline(!params.hasTimeline)}
            charts={charts}
            onOpenMachine={params.openMachine}
          />
        </div>
      </div>
    </main>
  );
}
