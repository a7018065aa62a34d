import { makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components';
import { text } from './texts';

const useStyles = makeStyles({
  card: { borderRadius: tokens.borderRadiusLarge, overflow: 'hidden' },
  line: { margin: '12px 0 0', width: '60%' },
});

/** Placeholders of the size of the cards. */
export function LocationSkeletons({ className }: { className: string }) {
  const styles = useStyles();
  return (
    <Skeleton className={className} aria-label={text('loading')}>
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key} className={styles.card}>
          <SkeletonItem style={{ height: 'auto', aspectRatio: '16 / 10' }} />
          <SkeletonItem className={styles.line} />
        </div>
      ))}
    </Skeleton>
  );
}
