import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ReactNode, Suspense } from 'react';
import { lazyOptional } from '@/components/lazy/lazyPart';
import type { Side } from './panelLayout';
import type { Panels } from './usePanels';

/** Nobody needs it before the panel is seen. */
const PanelEdge = lazyOptional(async () => (await import('./PanelEdge')).PanelEdge);

const useStyles = makeStyles({
  panel: { gridRow: 2, minHeight: 0, backgroundColor: tokens.colorNeutralBackground1 },
  left: { gridColumn: 1, borderRight: `1px solid ${tokens.colorNeutralStroke2}`, overflow: 'hidden' },
  right: { gridColumn: 3, borderLeft: `1px solid ${tokens.colorNeutralStroke2}`, overflow: 'auto' },
  sheet: {
    gridColumn: '1 / -1',
    alignSelf: 'end',
    height: '60%',
    zIndex: 2,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    borderTopLeftRadius: tokens.borderRadiusXLarge,
    borderTopRightRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow16,
  },
});

interface Props {
  readonly side: Side;
  readonly panels: Panels;
  readonly label: string;
  readonly children: ReactNode;
}

/** A panel beside the canvas, or a sheet over it in a narrow window. A folded one keeps its state. */
export function SidePanel({ side, panels, label, children }: Props) {
  const styles = useStyles();
  const isFolded = panels.isFolded(side);
  const isSheet = panels.room === 'sheets';
  return (
    <>
      <aside
        className={mergeClasses(styles.panel, styles[side], isSheet && styles.sheet)}
        aria-label={label}
        hidden={isFolded}
      >
        {children}
      </aside>
      {!isFolded && !isSheet && (
        <Suspense fallback={null}>
          <PanelEdge side={side} panels={panels} />
        </Suspense>
      )}
    </>
  );
}
