import { makeStyles } from '@fluentui/react-components';

const useStyles = makeStyles({
  hidden: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
});

/** Milliseconds after which a held arrow key has ended: what it did is announced once. */
export const REST_MILLISECONDS = 300;

/** A sentence for screen readers alone, which read each change of it out. */
export function Announcement({ label, children }: { label: string; children: string }) {
  const styles = useStyles();
  return (
    <div role="status" aria-label={label} className={styles.hidden}>
      {children}
    </div>
  );
}
