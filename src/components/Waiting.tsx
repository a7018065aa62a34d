import { makeStyles, mergeClasses, Spinner } from '@fluentui/react-components';

const useStyles = makeStyles({
  block: { display: 'grid', placeItems: 'center', padding: '48px' },
  page: { height: '100%', boxSizing: 'border-box' },
});

/** Words and a spinner, after a moment: what comes at once shows nothing (P1). */
export function Waiting({ label, page = false }: { label: string; page?: boolean }) {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.block, page && styles.page)}>
      <Spinner label={label} delay={500} />
    </div>
  );
}
