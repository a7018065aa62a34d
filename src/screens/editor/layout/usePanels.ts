import { useState } from 'react';
import { useMediaQuery } from '@/components/layout/useMediaQuery';
import { isFolded, type PanelLayout, type Room, readLayout, type Side, toggled, withWidth } from './panelLayout';

const KEY = 'atrium.panels';

export interface Panels {
  readonly room: Room;
  readonly widthOf: (side: Side) => number;
  readonly isFolded: (side: Side) => boolean;
  readonly toggle: (side: Side) => void;
  readonly resize: (side: Side, width: number) => void;
}

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
  return {
    room,
    widthOf: (side) => layout.widths[side],
    isFolded: (side) => isFolded(layout, room, side),
    toggle: (side) => change(toggled(layout, room, side)),
    resize: (side, width) => change(withWidth(layout, side, width)),
  };
}
