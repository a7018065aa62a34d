import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { pressedKey } from '@/components/pressedKey';
import type { Box, ChartLayout } from '@/model/statechart/layoutTypes';
import { type ChartView, fitBox, fitChart, panChart, revealBox, zoomChart } from './chartView';

const STEP = 1.25;
const KEY_PAN = 60;
const WHEEL_ZOOM = 0.0022;

/** Zoom and position of a drawing, by pointer, wheel and keys. It fits the window until somebody moves it. */
export function useChartView(layout: ChartLayout | null, wheel: 'pan' | 'zoom') {
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<ChartView>({ scale: 1, x: 0, y: 0 });
  const isMoved = useRef(false);
  const drag = useRef<{ readonly x: number; readonly y: number } | null>(null);

  const fit = useCallback(() => {
    isMoved.current = false;
    const box = frame.current?.getBoundingClientRect();
    if (box && layout) setView(fitChart(layout, box));
  }, [layout]);
  const move = useCallback((next: (view: ChartView) => ChartView) => {
    isMoved.current = true;
    setView(next);
  }, []);
  const zoom = useCallback(
    (factor: number) => {
      const { width = 0, height = 0 } = frame.current?.getBoundingClientRect() ?? {};
      move((now) => zoomChart(now, factor, { x: width / 2, y: height / 2 }));
    },
    [move],
  );

  /** Shows a part of the drawing in the middle, as large as it is readable. */
  const show = useCallback(
    (box: Box) => {
      const own = frame.current?.getBoundingClientRect();
      if (own) move(() => fitBox(box, own));
    },
    [move],
  );
  /** Moves the drawing no further than a part of it needs to be seen. */
  const reveal = useCallback(
    (box: Box) => {
      const own = frame.current?.getBoundingClientRect();
      if (own) move((now) => revealBox(now, box, own));
    },
    [move],
  );

  useEffect(fit, [fit]);
  useEffect(() => {
    const own = frame.current;
    if (!own) return;
    const observer = new ResizeObserver(() => {
      if (!isMoved.current) fit();
    });
    observer.observe(own);
    return () => observer.disconnect();
  }, [fit]);
  useEffect(() => {
    const own = frame.current;
    if (!own) return;
    // React listens to wheels passively, and the page would scroll.
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const box = own.getBoundingClientRect();
      const at = { x: event.clientX - box.left, y: event.clientY - box.top };
      if (event.ctrlKey || event.metaKey || wheel === 'zoom')
        move((now) => zoomChart(now, Math.exp(-event.deltaY * WHEEL_ZOOM), at));
      else move((now) => panChart(now, -event.deltaX, -event.deltaY));
    };
    own.addEventListener('wheel', turn, { passive: false });
    return () => own.removeEventListener('wheel', turn);
  }, [move, wheel]);

  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => move((now) => panChart(now, KEY_PAN, 0)),
    ArrowRight: () => move((now) => panChart(now, -KEY_PAN, 0)),
    ArrowUp: () => move((now) => panChart(now, 0, KEY_PAN)),
    ArrowDown: () => move((now) => panChart(now, 0, -KEY_PAN)),
    '+': () => zoom(STEP),
    '=': () => zoom(STEP),
    '-': () => zoom(1 / STEP),
    '0': fit,
  };
  return {
    frame,
    view,
    fit,
    zoomIn: () => zoom(STEP),
    zoomOut: () => zoom(1 / STEP),
    show,
    reveal,
    handlers: {
      onKeyDown: (event: KeyboardEvent) => {
        const run = keys[pressedKey(event)];
        if (!run || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        run();
      },
      onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { x: event.clientX, y: event.clientY };
      },
      onPointerMove: ({ clientX, clientY, buttons }: PointerEvent) => {
        // No browser reports a release outside of its window for sure.
        if (buttons === 0) drag.current = null;
        const from = drag.current;
        if (!from) return;
        drag.current = { x: clientX, y: clientY };
        move((now) => panChart(now, clientX - from.x, clientY - from.y));
      },
      onPointerUp: () => {
        drag.current = null;
      },
      onPointerCancel: () => {
        drag.current = null;
      },
    },
  };
}
