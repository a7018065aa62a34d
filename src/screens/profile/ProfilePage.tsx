import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { PageHeader } from '@/components/layout/PageHeader';

const useStyles = makeStyles({
  body: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    maxWidth: '640px',
    padding: '4px 24px 48px',
  },
});

/** The title of a profile and its sections in one column, no wider than a form. */
export function ProfilePage({ title, children }: { title: string; children: ReactNode }) {
  const styles = useStyles();
  return (
    <>
      <PageHeader title={title} />
      <div className={styles.body}>{children}</div>
    </>
  );
}
