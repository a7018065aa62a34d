import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import type { ProjectData } from '@/contract/projectData';
import type { Problem } from '@/model/network/checks/problem';
import { text } from '../texts';

const useStyles = makeStyles({
  list: { flexGrow: 1, overflow: 'auto', minHeight: 0, padding: '4px 8px 12px' },
  problems: { display: 'flex', flexDirection: 'column', gap: '8px', listStyle: 'none', margin: 0, padding: 0 },
  problem: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    padding: '8px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, whiteSpace: 'nowrap' },
  actions: { display: 'flex', gap: '4px' },
  empty: { padding: '16px 8px', color: tokens.colorNeutralForeground3 },
});

/** The maximum that a person would work through. */
const MOST = 100;

interface Props {
  readonly problems: readonly Problem[];
  readonly data: ProjectData;
  readonly onShow: (problem: Problem) => void;
  readonly onFix: (problem: Problem) => void;
}

/** The problems of the network, each with its floor, a button that shows it and, where one step fixes it, that step. */
export function ProblemList({ problems, data, onShow, onFix }: Props) {
  const styles = useStyles();
  return (
    <div className={styles.list}>
      {problems.length === 0 && (
        <Text className={styles.empty} block>
          {text('noProblems')}
        </Text>
      )}
      {problems.length > MOST && (
        <Text className={styles.empty} block>
          {text('firstProblems', { shown: MOST, count: problems.length })}
        </Text>
      )}
      <ul className={styles.problems} aria-label={text('problems')}>
        {problems.slice(0, MOST).map((problem) => (
          <li key={keyOf(problem)} className={styles.problem}>
            <Text>{text(`problem.${problem.message}`)}</Text>
            <Text size={200} className={styles.quiet}>
              {floorName(data, problem)}
            </Text>
            <div className={styles.actions}>
              <Button size="small" onClick={() => onShow(problem)}>
                {text('show')}
              </Button>
              {problem.fix && (
                <Button size="small" onClick={() => onFix(problem)}>
                  {text('fix')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

const keyOf = ({ check, message, nodes, edges, groups, place }: Problem): string =>
  JSON.stringify([check, message, nodes, edges, groups, place]);

const floorName = (data: ProjectData, { place }: Problem): string =>
  data.location.buildings.flatMap((building) => building.floors).find(({ uuid }) => uuid === place?.floor)?.name ?? '';
