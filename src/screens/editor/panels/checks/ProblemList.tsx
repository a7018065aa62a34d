import { Button, Caption1Strong, makeStyles, Spinner, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { Fix } from '@/model/network/checks/fix';
import type { Problem } from '@/model/network/checks/problem';
import { FindingRow } from '@/screens/checks/FindingRow';
import { problemText } from '@/screens/checks/problemTexts';
import type { Checks } from '@/screens/checks/useNetworkChecks';
import { fixText } from './fixTexts';
import { text } from './texts';

const useStyles = makeStyles({
  list: { flexGrow: 1, overflow: 'auto', minHeight: 0, padding: '4px 12px 12px' },
  problems: { display: 'flex', flexDirection: 'column', gap: '8px', listStyle: 'none', margin: 0, padding: 0 },
  floor: { display: 'block', margin: '12px 0 4px', color: tokens.colorNeutralForeground2 },
  checking: { justifyContent: 'start', padding: '8px 0' },
  note: { display: 'block', padding: '8px 0', color: tokens.colorNeutralForeground3 },
});

/** The maximum that a person would work through. */
const MOST = 100;

interface Props {
  readonly checks: Checks;
  readonly floors: readonly { readonly uuid: string; readonly name: string }[];
  /** Uuid of the floor that is looked at: its problems are listed, however many others have. */
  readonly edited: string | null;
  readonly onShow: (problem: Problem) => void;
  readonly onFix: (problem: Problem, fix: Fix) => void;
  /** The fix whose button has the pointer or the focus, so that the map can show it. */
  readonly onPreview: (fix: Fix | null) => void;
  /** The button that solves many problems at once. */
  readonly children?: ReactNode;
}

/** The problems by floor, each with a button that shows it and one for each step that solves it, named for the step. */
export function ProblemList({ checks, floors, edited, onShow, onFix, onPreview, children }: Props) {
  const styles = useStyles();
  const problems = checks.problems ?? [];
  const isChecking = !checks.hasFailed && (checks.loading.length > 0 || checks.problems === null);
  const isHere = ({ place }: Problem) => edited !== null && place?.floor === edited;
  const shown = new Set([...problems.filter(isHere), ...problems.filter((one) => !isHere(one))].slice(0, MOST));
  const names = (list: Checks['loading']) => list.map(({ name }) => name).join(', ');
  const groups = [...floors.map(({ uuid, name }) => ({ uuid: uuid as string | null, name })), NOWHERE]
    .map((floor) => ({
      ...floor,
      all: problems.filter(({ place }) => (place?.floor ?? null) === floor.uuid).length,
      rows: problems.filter((one) => shown.has(one) && (one.place?.floor ?? null) === floor.uuid),
    }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <div className={styles.list}>
      {isChecking && (
        <Spinner
          size="tiny"
          className={styles.checking}
          label={
            checks.loading.length > 0
              ? text('checkingFloors', { floors: names(checks.loading), count: checks.loading.length })
              : text('checking')
          }
        />
      )}
      {(checks.hasFailed || checks.failed.length > 0) && (
        <>
          <Text className={styles.note}>
            {checks.hasFailed ? text('failed') : text('wallsUnchecked', { floors: names(checks.failed) })}
          </Text>
          <Button size="small" onClick={checks.retry}>
            {text('retry')}
          </Button>
        </>
      )}
      {checks.problems?.length === 0 && checks.loading.length + checks.failed.length === 0 && (
        <Text className={styles.note}>{text('noProblems')}</Text>
      )}
      {problems.length > MOST && (
        <Text className={styles.note}>{text('firstProblems', { shown: MOST, count: problems.length })}</Text>
      )}
      {children}
      {groups.map(({ uuid, name, all, rows }) => (
        <section key={uuid} aria-label={name}>
          <Caption1Strong as="h3" className={styles.floor}>
            {text('problemsOfFloor', { floor: name, count: all })}
          </Caption1Strong>
          <ul className={styles.problems} aria-label={text('problemsOn', { floor: name })}>
            {rows.map((problem) => (
              <FindingRow
                key={keyOf(problem)}
                kind={problem.severity === 'error' ? 'error' : 'warning'}
                kindText={text(problem.severity === 'error' ? 'error' : 'warning')}
                text={problemText(problem)}
                actions={
                  <>
                    <Button size="small" onClick={() => onShow(problem)}>
                      {text('show')}
                    </Button>
                    {problem.fixes.map((fix) => (
                      <Button
                        key={fix.kind}
                        size="small"
                        appearance={fix.deletes ? 'subtle' : 'secondary'}
                        onClick={() => onFix(problem, fix)}
                        onMouseEnter={() => onPreview(fix)}
                        onMouseLeave={() => onPreview(null)}
                        onFocus={() => onPreview(fix)}
                        onBlur={() => onPreview(null)}
                      >
                        {fixText(fix)}
                      </Button>
                    ))}
                  </>
                }
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const NOWHERE = { uuid: null, name: text('onNoFloor') };

const keyOf = ({ check, message, nodes, edges, groups, mesh, place }: Problem): string =>
  JSON.stringify([check, message, nodes, edges, groups, mesh, place?.floor]);
