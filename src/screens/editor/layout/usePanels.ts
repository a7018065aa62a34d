import { createContext, useState } from 'react';
import { useMediaQuery } from '@/components/layout/useMediaQuery';
import { isFolded, type PanelLayout, type Room, readLayout, type Side, toggled, withWidth } from './panelLayout';

const KEY = 'atrium.panels';

export interface Panels {
  readonly room: Room;
  readonly widthOf: (side: Side) => number;
  readonly isFolded: (side: Side) => boolean;
  readonly toggle: (side: Side) => void;
  /** Brings a folded panel back. */
  readonly open: (side: Side) => void;
  readonly resize: (side: Side, width: number) => void;
}

/** Opens a panel of the editor, for what is inside of one that is folded. */
export const OpenPanel = createContext<Panels['open']>(() => undefined);

/** Widths of the panels, and which are folded; this device remembers both. */
export function usePanels(): Panels {
  const [layout, setLayout] = useState(() => readLayout(localStorage.getItem(KEY)));
  const isSheets = useMediaQuery('(max-width: 699px)');
  const isSmall = useMediaQuery('(max-width: 1100px)');
  const room = isSheets ? 'sheets' : isSmall ? 'small' : 'wide';
  const change = (next: PanelLayout) => {
    localStorage.setItem(KEY, JSON.stringify(next));
    setLayout(next);
  };
  const toggle = (side: Side) => change(toggled(layout, room, side));
  return {
    room,
    widthOf: (side) => layout.widths[side],
    isFolded: (side) => isFolded(layout, room, side),
    toggle,
    open: (side) => {
      if (isFolded(layout, room, side)) toggle(side);
    },
    resize: (side, width) => change(withWidth(layout, side, width)),
  };
}
