import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, Suspense } from 'react';
import { lazyOptional } from '@/components/lazy/lazyPart';

// The form loads first.
const FloorPlanIllustration = lazyOptional(
  async () => (await import('../floorPlan/FloorPlanIllustration')).FloorPlanIllustration,
);

import { Brand } from '../layout/Brand';

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(380px, 2fr) 3fr',
    height: '100%',
    backgroundColor: tokens.colorNeutralBackground1,
    '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  side: {
    display: 'flex',
    flexDirection: 'column',
    gap: '24px',
    padding: '32px',
    overflowY: 'auto',
    '@media (max-width: 479px)': { padding: '20px' },
  },
  drawing: {
    backgroundColor: tokens.colorNeutralBackground3,
    overflow: 'hidden',
    '@media (max-width: 900px)': { display: 'none' },
  },
});

/** The page for people without a session: the product's name, one form, and a floor plan beside it. */
export function EntryPage({ children }: { children: ReactNode }) {
  const styles = useStyles();
  return (
    <div className={styles.page}>
      <main className={styles.side}>
        <Brand />
        {children}
      </main>
      <div className={styles.drawing} aria-hidden="true">
        <Suspense fallback={null}>
          <FloorPlanIllustration />
        </Suspense>
      </div>
    </div>
  );
}
