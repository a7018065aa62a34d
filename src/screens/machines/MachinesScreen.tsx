import { Badge, Button, Link, makeStyles, Text, tokens, typographyStyles } from '@fluentui/react-components';
import { QuestionCircleRegular, SearchRegular } from '@fluentui/react-icons';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { EmptyState } from '@/components/feedback/EmptyState';
import { Loading } from '@/components/feedback/Loading';
import { SearchField } from '@/components/recordTable/SearchField';
import { searchCharts } from '@/model/statechart/searchCharts';
import type { ChartMarks } from '@/model/statechart/statechart';
import { ChartCanvas } from './ChartCanvas';
import { LivePanel } from './LivePanel';
import { MachineList } from './MachineList';
import { machineMarks } from './machineMarks';
import type { MachinesScreenProps } from './machinesScreenProps';
import { mergeCharts } from './mergeCharts';
import { OutlinePanel } from './OutlinePanel';
import { PanelTabs, tabId } from './PanelTabs';
import { PathPanel } from './PathPanel';
import { SourcesPanel } from './SourcesPanel';
import { text } from './texts';
import { useChartLayout } from './useChartLayout';
import { useChartPaths } from './useChartPaths';
import { useMachineParams } from './useMachineParams';

const useStyles = makeStyles({
  screen: {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    height: '100%',
    backgroundColor: tokens.colorNeutralBackground1,
    '@media (max-width: 1099px)': { height: 'auto', minHeight: '100%' },
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
    gridTemplateColumns: '288px minmax(0, 1fr) 360px',
    minHeight: 0,
    '@media (max-width: 1099px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
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
  panel: {
    minHeight: 0,
    minWidth: 0,
    overflowY: 'auto',
    borderLeft: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media (max-width: 1099px)': { borderLeft: 'none' },
  },
  panelHead: { padding: '12px 20px 0' },
  name: { ...typographyStyles.subtitle2, margin: 0, overflowWrap: 'anywhere' },
});

const NO_MARKS: ChartMarks = { current: new Set(), walked: new Set() };

/** The state machines of the console: each drawn, searched, followed while it runs, and stepped through. */
export function MachinesScreen({
  machines,
  repository,
  inspector,
  layout: layoutOf,
  loadPaths,
  maySend,
}: MachinesScreenProps) {
  const styles = useStyles();
  const live = useSyncExternalStore(inspector.subscribe, inspector.view);
  const params = useMachineParams(machines[0]?.chart.id ?? '');
  const { machine, query, tab } = params;
  const [chosen, setChosen] = useState<string | null>(null);

  const charts = useMemo(
    () =>
      mergeCharts(
        machines.map((one) => one.chart),
        live.charts,
      ),
    [machines, live.charts],
  );
  const hits = useMemo(() => searchCharts(charts, query), [charts, query]);
  const chart = charts.find(({ id }) => id === machine) ?? null;
  const { layout, hasFailed } = useChartLayout(chart, layoutOf);
  const { paths, hasFailed: pathsFailed } = useChartPaths(machine, tab === 'paths', loadPaths);
  const path = paths?.find(({ id }) => id === params.path) ?? paths?.[0] ?? null;
  const step = Math.min(params.step, path?.steps.length ?? 0);

  const running = useMemo(() => {
    const counts = new Map<string, number>();
    for (const one of live.actors.values()) counts.set(one.machine, (counts.get(one.machine) ?? 0) + 1);
    return counts;
  }, [live.actors]);
  const actors = [...live.actors.values()].filter((one) => one.machine === machine);
  const actor = actors.find(({ key }) => key === chosen) ?? actors.at(-1) ?? null;
  const found = hits.find((hit) => hit.chart === chart)?.found;
  const lastTaken = actor ? live.events.get(actor.key)?.[0]?.taken : undefined;
  const marks = useMemo(
    () => (chart ? machineMarks({ path: tab === 'paths' ? path : null, step, actor, lastTaken, found }) : NO_MARKS),
    [chart, tab, path, step, actor, lastTaken, found],
  );

  return (
    <main className={styles.screen}>
      <header className={styles.header}>
        <h1 className={styles.title}>{text('machines')}</h1>
        <Text className={styles.muted}>{text('about')}</Text>
        <span className={styles.space} />
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
            <MachineList hits={hits} open={machine} running={running} onOpen={params.openMachine} />
          )}
        </nav>
        <section className={styles.centre} aria-label={text('chartOf', { machine })}>
          {chart === null ? (
            <EmptyState
              icon={<QuestionCircleRegular />}
              title={text('unknownTitle')}
              text={text('unknownText', { machine })}
            />
          ) : hasFailed ? (
            <EmptyState icon={<QuestionCircleRegular />} title={machine} text={text('chartFailed')} />
          ) : layout ? (
            <ChartCanvas machine={machine} layout={layout} marks={marks} />
          ) : (
            <Loading label={text('loadingChart')} />
          )}
        </section>
        {chart && (
          <aside className={styles.panel} aria-label={text('details', { machine })}>
            <div className={styles.panelHead}>
              <h2 className={styles.name} translate="no">
                {machine}
              </h2>
              <Text size={200} className={styles.muted}>
                {chart.description}
              </Text>
            </div>
            <PanelTabs selected={tab} onSelect={params.openTab} />
            <div role="tabpanel" aria-labelledby={tabId(tab)}>
              {tab === 'live' && (
                <LivePanel
                  chart={chart}
                  live={live}
                  actors={actors}
                  actor={actor}
                  onActor={setChosen}
                  inspector={inspector}
                  maySend={maySend}
                />
              )}
              {tab === 'paths' && (
                <PathPanel paths={paths} hasFailed={pathsFailed} path={path} step={step} onPath={params.openStep} />
              )}
              {tab === 'outline' && <OutlinePanel chart={chart} />}
              {tab === 'sources' && (
                <SourcesPanel
                  sources={machines.find((one) => one.chart.id === machine)?.sources ?? null}
                  repository={repository}
                />
              )}
            </div>
          </aside>
        )}
      </div>
    </main>
  );
}
