import type { Stage } from 'konva/lib/Stage';
import type { Page } from 'playwright/test';

declare global {
  /** Konva puts itself there. */
  const Konva: { readonly stages: readonly Stage[]; isDragging(): boolean };
}

export interface StageBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The box of a Konva node of the map, in the page; null where it is not on the stage. */
export const boxOnStage = (page: Page, selector: string): Promise<StageBox | null> =>
  page.evaluate((wanted) => {
    const stage = Konva.stages.at(-1);
    const found = stage?.findOne(wanted);
    if (!stage || !found) return null;
    const { left, top } = stage.container().getBoundingClientRect();
    const { x, y, width, height } = found.getClientRect({ skipStroke: true });
    return { x: left + x, y: top + y, width, height };
  }, selector);
