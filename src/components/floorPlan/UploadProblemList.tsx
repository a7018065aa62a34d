import { Badge, makeStyles, Text, tokens } from '@fluentui/react-components';
import { CheckmarkCircleFilled, ErrorCircleFilled, InfoFilled, WarningFilled } from '@fluentui/react-icons';
import type { UploadReport } from '@/contract/uploads/uploads';
import { text } from './texts';

const useStyles = makeStyles({
  list: { listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column' },
  item: {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) auto',
    columnGap: '8px',
    padding: '8px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    ':first-child': { borderTopStyle: 'none' },
  },
  icon: { fontSize: '16px', lineHeight: '20px' },
  error: { color: tokens.colorStatusDangerForeground1 },
  warning: { color: tokens.colorStatusWarningForeground1 },
  note: { color: tokens.colorNeutralForeground3 },
  fine: { color: tokens.colorStatusSuccessForeground1 },
  where: { color: tokens.colorNeutralForeground3, fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere' },
  none: { display: 'flex', gap: '8px', alignItems: 'center' },
});

type Problem = UploadReport['problems'][number];
const ICONS = { error: ErrorCircleFilled, warning: WarningFilled, note: InfoFilled } as const;
const LABELS = { error: text('error'), warning: text('warning'), note: text('note') } as const;

const placeOf = ({ mesh, line }: Problem): string =>
  [mesh !== null && mesh, line !== null && text('line', { line })].filter(Boolean).join(' · ');

/** Problems of a floor plan, each kind once with its first location; errors first. */
export function UploadProblemList({ problems }: { problems: UploadReport['problems'] }) {
  const styles = useStyles();
  if (problems.length === 0)
    return (
      <Text className={styles.none}>
        <CheckmarkCircleFilled className={styles.fine} aria-hidden /> {text('noProblems')}
      </Text>
    );
  return (
    <ul className={styles.list} aria-label={text('problemsLabel')}>
      {problems.map((problem) => {
        const Icon = ICONS[problem.severity];
        return (
          <li key={`${problem.severity} ${problem.message}`} className={styles.item}>
            <Icon className={`${styles.icon} ${styles[problem.severity]}`} aria-label={LABELS[problem.severity]} />
            <div>
              <Text block>{problem.message}</Text>
              <Text size={200} className={styles.where}>
                {placeOf(problem)}
              </Text>
            </div>
            {problem.count > 1 && (
              <Badge appearance="outline" color="informative" aria-label={text('times', { count: problem.count })}>
                {`${problem.count} ×`}
              </Badge>
            )}
          </li>
        );
      })}
    </ul>
  );
}
