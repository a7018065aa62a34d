import { Button, makeStyles, mergeClasses, SearchBox, Spinner, Text, tokens } from '@fluentui/react-components';
import { BeakerRegular, ChevronLeftRegular, ChevronRightRegular, DirectionsRegular } from '@fluentui/react-icons';
import { useMemo, useState } from 'react';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { EmptyState } from '@/components/feedback/EmptyState';
import type { ChartPath } from '@/model/statechart/chartPaths';
import { searchPaths } from '@/model/statechart/searchPaths';
import { usePanelStyles } from './panelStyles';
import { text } from './texts';

const useStyles = makeStyles({
  step: {
    width: '100%',
    padding: '6px 10px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    color: tokens.colorNeutralForeground2,
    backgroundColor: 'transparent',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  taken: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  now: { backgroundColor: tokens.colorNeutralBackground1Selected },
  steps: { gap: '2px' },
  search: { width: '100%', maxWidth: 'none' },
  found: { maxHeight: '260px', overflowY: 'auto', gap: '2px' },
  path: { display: 'flex', flexDirection: 'column', gap: '2px' },
});

/** A list that is longer is searched, not read. */
const MOST_LISTED = 40;

interface Props {
  /** Null where the machine has no model; undefined while they load. */
  readonly paths: readonly ChartPath[] | null | undefined;
  readonly hasFailed: boolean;
  readonly path: ChartPath | null;
  /** The id of the address that none of the paths has; null otherwise. */
  readonly unknown: string | null;
  /** How many steps are taken. */
  readonly step: number;
  readonly onPath: (path: string, step: number) => void;
  readonly onSimulate: (path: ChartPath) => void;
}

/** The generated paths of a machine, found by what they pass, one of them step by step. */
export function PathPanel({ paths, hasFailed, path, unknown, step, onPath, onSimulate }: Props) {
  const [styles, shared] = [useStyles(), usePanelStyles()];
  const [query, setQuery] = useState('');
  const found = useMemo(() => searchPaths(paths ?? [], query), [paths, query]);
  if (hasFailed) return <Text role="alert">{text('pathsFailed')}</Text>;
  if (paths === undefined) return <Spinner className={shared.panel} label={text('loadingPaths')} />;
  if (!paths)
    return <EmptyState icon={<DirectionsRegular />} title={text('noPathsTitle')} text={text('noPathsText')} />;
  return (
    <div className={shared.panel}>
      {unknown !== null && <Text role="alert">{text('unknownPath', { path: unknown })}</Text>}
      <section className={shared.section} aria-label={text('findPath')}>
        <SearchBox
          className={styles.search}
          placeholder={text('searchPaths')}
          aria-label={text('searchPaths')}
          value={query}
          onChange={(_event, { value }) => setQuery(value)}
        />
        <Text size={200} role="status" className={shared.muted}>
          {text('pathsFound', { known: Math.min(found.length, MOST_LISTED), count: found.length, total: paths.length })}
        </Text>
        <ul className={mergeClasses(shared.list, styles.found)} aria-label={text('foundPaths')}>
          {found.slice(0, MOST_LISTED).map((one) => (
            <li key={one.id}>
              <button
                type="button"
                className={mergeClasses(styles.step, styles.path, one.id === path?.id && styles.now)}
                aria-current={one.id === path?.id ? 'true' : undefined}
                onClick={() => onPath(one.id, 0)}
              >
                <span>{text('pathTo', { state: endOf(one), count: one.steps.length })}</span>
                <span className={shared.muted}>{text('pathFrom', { start: one.start, last: lastOf(one) })}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
      {path && <PathSteps path={path} step={step} onPath={onPath} onSimulate={onSimulate} />}
    </div>
  );
}

const endOf = ({ steps, first }: ChartPath): string =>
  (steps.at(-1)?.states ?? first).at(-1)?.split('.').slice(1).join('.') ?? '';
const lastOf = ({ steps }: ChartPath): string => steps.at(-1)?.label ?? '';

function PathSteps({
  path,
  step,
  onPath,
  onSimulate,
}: Pick<Props, 'step' | 'onPath' | 'onSimulate'> & { path: ChartPath }) {
  const [styles, shared] = [useStyles(), usePanelStyles()];
  const count = path.steps.length;
  // A path may take the same step twice: its place identifies it.
  const labels = [text('beginning', { start: path.start }), ...path.steps.map(({ label }) => label)];
  const places = labels.map((label, place) => ({ label, place }));
  return (
    <section className={shared.section} aria-label={text('pathName', { id: path.id })}>
      <div className={shared.row}>
        <h3 className={shared.heading}>{text('pathName', { id: path.id })}</h3>
        <span className={shared.space} />
        <Button size="small" icon={<BeakerRegular />} onClick={() => onSimulate(path)}>
          {text('simulatePath')}
        </Button>
      </div>
      <div className={shared.row}>
        <ActionButton
          icon={<ChevronLeftRegular />}
          aria-label={text('previousStep')}
          blockedBy={blockedWhile(step === 0, text('atBeginning'))}
          onClick={() => onPath(path.id, Math.max(0, step - 1))}
        />
        <Text role="status">{text('stepOf', { step, count })}</Text>
        <ActionButton
          icon={<ChevronRightRegular />}
          aria-label={text('nextStep')}
          blockedBy={blockedWhile(step === count, text('atEnd'))}
          onClick={() => onPath(path.id, Math.min(count, step + 1))}
        />
      </div>
      <ol className={mergeClasses(shared.list, styles.steps)} aria-label={text('steps')}>
        {places.map(({ label, place }) => (
          <li key={place}>
            <button
              type="button"
              className={mergeClasses(styles.step, place <= step && styles.taken, place === step && styles.now)}
              aria-current={place === step ? 'step' : undefined}
              onClick={() => onPath(path.id, place)}
            >
              {label}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
