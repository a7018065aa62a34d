import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { PageHeader } from '@/components/layout/PageHeader';

const useStyles = makeStyles({
  body: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    maxWidth: '960px',
    padding: '4px 24px 48px',
    '@media (max-width: 599px)': { padding: '4px 12px 32px' },
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
