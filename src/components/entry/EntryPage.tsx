import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { FloorPlanIllustration } from '../floorPlan/FloorPlanIllustration';

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(380px, 2fr) 3fr',
    height: '100%',
    backgroundColor: tokens.colorNeutralBackground1,
    '@media (max-width: 900px)': { gridTemplateColumns: '1fr' },
  },
  side: { display: 'flex', flexDirection: 'column', padding: '32px', overflowY: 'auto' },
  brand: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    fontWeight: tokens.fontWeightSemibold,
    fontSize: '18px',
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
        <div className={styles.brand}>
          <img src="/atrium.svg" alt="" width={28} height={28} />
          Atrium
        </div>
        {children}
      </main>
      <div className={styles.drawing} aria-hidden="true">
        <FloorPlanIllustration />
      </div>
    </div>
  );
}
