import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { DelayedSpinner } from './DelayedSpinner';

const useStyles = makeStyles({
  block: { display: 'grid', placeItems: 'center', alignContent: 'center', gap: '16px', padding: '48px' },
  page: { height: '100%', boxSizing: 'border-box' },
});

/** A label and a spinner, after a delay, so that fast content shows none. Below them, alternatives for the person. */
export function Loading({ label, page = false, children }: { label: string; page?: boolean; children?: ReactNode }) {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.block, page && styles.page)}>
      <DelayedSpinner label={label} />
      {children}
    </div>
  );
}
