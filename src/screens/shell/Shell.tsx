import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { SideNavigation } from './SideNavigation';
import { TopBar } from './TopBar';

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateRows: '48px minmax(0, 1fr)',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    height: '100%',
    backgroundColor: tokens.colorNeutralBackground2,
  },
  top: { gridColumn: '1 / -1' },
  main: { overflow: 'auto', outlineStyle: 'none' },
  wide: { gridColumn: '1 / -1', overflow: 'hidden' },
  skip: {
    position: 'absolute',
    left: '8px',
    top: '-40px',
    padding: '8px 12px',
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    borderRadius: tokens.borderRadiusMedium,
    zIndex: 10,
    ':focus': { top: '6px' },
  },
});

/** Top bar, side navigation and the screen; the editor takes the whole width. */
export function Shell({ children, wide = false }: { children: ReactNode; wide?: boolean }) {
  const styles = useStyles();
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <div className={styles.top}>
        <TopBar />
      </div>
      {!wide && <SideNavigation />}
      <main id="main" tabIndex={-1} className={mergeClasses(styles.main, wide && styles.wide)}>
        {children}
      </main>
    </div>
  );
}
