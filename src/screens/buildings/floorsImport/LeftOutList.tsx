import { makeStyles, Subtitle2, Text, tokens } from '@fluentui/react-components';
import type { LeftOut } from '@/model/floorPlan/sources/buildingPlan';
import { text } from './texts';

const useStyles = makeStyles({
  title: { margin: '0 0 8px' },
  list: { margin: 0, padding: 0, listStyle: 'none', display: 'flex', flexDirection: 'column', gap: '10px' },
  reason: { display: 'flex', flexDirection: 'column', gap: '2px' },
  quiet: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
});

/** Ids that are written out for each reason. */
const EXAMPLES = 3;

/** The parts of a file that come in on no floor, by reason. */
export function LeftOutList({ leftOut }: { leftOut: readonly LeftOut[] }) {
  const styles = useStyles();
  const reasons = [...new Set(leftOut.map(({ reason }) => reason))];
  return (
    <section>
      <Subtitle2 as="h3" block className={styles.title}>
        {text('leftOut')}
      </Subtitle2>
      {leftOut.length === 0 ? (
        <Text className={styles.quiet}>{text('nothingLeftOut')}</Text>
      ) : (
        <ul className={styles.list} aria-label={text('leftOut')}>
          {reasons.map((reason) => {
            const groups = leftOut.filter((group) => group.reason === reason);
            return (
              <li key={reason} className={styles.reason}>
                <Text weight="semibold">{text(`reason.${reason}`)}</Text>
                <Text size={200}>
                  {groups.map(({ count, kind }) => text('leftOutCount', { count, kind })).join(', ')}
                </Text>
                <Text size={200} className={styles.quiet}>
                  {text('examples', {
                    ids: groups
                      .flatMap(({ examples }) => examples)
                      .slice(0, EXAMPLES)
                      .join(', '),
                  })}
                </Text>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
