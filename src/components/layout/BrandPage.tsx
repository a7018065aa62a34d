import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Brand } from './Brand';

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    height: '100%',
    overflow: 'auto',
    backgroundColor: tokens.colorNeutralBackground1,
  },
  head: { padding: '32px 32px 0' },
  content: { display: 'grid', alignContent: 'center', justifyItems: 'center', paddingBottom: '60px' },
});

/** A page without the shell: the product's name, and one message in the middle. */
export function BrandPage({ children }: { children: ReactNode }) {
  const styles = useStyles();
  return (
    <main className={styles.page}>
      <div className={styles.head}>
        <Brand />
      </div>
      <div className={styles.content}>{children}</div>
    </main>
  );
}
