import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isRemoteAdmin, useCurrentUser } from '@/components/currentUser';
import { useReturnFocus } from '@/components/dialog/useReturnFocus';
import { lazyDialog, lazyPart } from '@/components/lazy/lazyPart';
import { SideNavigation } from './SideNavigation';
import type { ShellParts } from './shellContext';
import { TopBar } from './TopBar';
import { text } from './texts';
import { useShellKeys } from './useShellKeys';

// Nearly everybody works in their own organisation.
const ViewingBar = lazyPart(async () => (await import('./ViewingBar')).ViewingBar);
const ReadingBar = lazyPart(async () => (await import('./ReadingBar')).ReadingBar);
const loadPalette = async () => (await import('./palette/CommandPalette')).CommandPalette;
const CommandPalette = lazyDialog(loadPalette);
const HelpDialogs = lazyDialog(async () => (await import('./problem/HelpDialogs')).HelpDialogs);

/** The palette loads when the page is idle, so that the first press opens it immediately. */
const IDLE_DELAY = 1500;

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateRows: '48px auto minmax(0, 1fr)',
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

interface Props {
  readonly children: ReactNode;
  readonly wide?: boolean;
  readonly parts: ShellParts;
}

/** Top bar, side navigation and the screen; the editor has the whole width. */
export function Shell({ children, wide = false, parts }: Props) {
  const styles = useStyles();
  const { pathname } = useLocation();
  const currentUser = useCurrentUser();
  const isFailed = useSelector(parts.switching ?? undefined, (snapshot) => snapshot?.matches('failed') ?? false);
  const searchBox = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState<'palette' | 'help' | 'report' | null>(null);
  // A dialog that a key opened has no button of its own to return the focus to.
  useReturnFocus(open !== null);
  useShellKeys((command) => {
    if (command === 'search') searchBox.current?.focus();
    else setOpen(command === 'palette' ? 'palette' : 'help');
  });
  useEffect(() => {
    const timer = window.setTimeout(() => void loadPalette(), IDLE_DELAY);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#main">
        {text('skipToContent')}
      </a>
      <div className={styles.top}>
        <TopBar {...parts} wide={wide} searchBox={searchBox} at={pathname} onHelp={() => setOpen('help')} />
      </div>
      <div className={styles.top}>
        {parts.switching && (isRemoteAdmin(currentUser) || isFailed) && (
          <Suspense fallback={null}>
            <ViewingBar switching={parts.switching} />
          </Suspense>
        )}
        {parts.readOnly !== null && (
          <Suspense fallback={null}>
            <ReadingBar reason={parts.readOnly} />
          </Suspense>
        )}
      </div>
      {!wide && <SideNavigation pages={parts.pages} links={parts.links} />}
      <main id="main" tabIndex={-1} className={mergeClasses(styles.main, wide && styles.wide)}>
        {children}
      </main>
      <Suspense fallback={null}>
        {open === 'palette' && <CommandPalette parts={parts} onClose={() => setOpen(null)} onHelp={setOpen} />}
        {open && open !== 'palette' && <HelpDialogs first={open} onClose={() => setOpen(null)} />}
      </Suspense>
    </div>
  );
}
