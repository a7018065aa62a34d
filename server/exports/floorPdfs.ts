import { createRequire } from 'node:module';
import { runInThread } from '../runInThread';
import type { FloorSheet } from './floorSheet';
import type { FontFiles } from './sheetPen';

/** The input of the thread that draws a floor. */
export interface FloorPdfInput {
  readonly sheet: FloorSheet;
  readonly fonts: FontFiles;
}

interface FloorPdfOptions {
  /** URL of the built thread file. */
  readonly thread: URL;
  /** Milliseconds. */
  readonly timeout?: number;
  /** Heap limit of a thread in megabytes. */
  readonly heap?: number;
}

/** Writes the PDF of a floor. @throws Error when the floor cannot be drawn, or not within time and memory */
export type WriteFloorPdf = (sheet: FloorSheet) => Promise<Uint8Array>;

/** Inter, whose licence (OFL 1.1) lets documents embed it; it has Latin, Greek and Cyrillic letters. */
export function interFonts(): FontFiles {
  const { resolve } = createRequire(import.meta.url);
  return {
    regular: resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
    bold: resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
  };
}

/** Writes each floor in a thread of its own, one after the other as the job asks. */
export function createFloorPdfs({ thread, timeout = 120_000, heap = 1024 }: FloorPdfOptions): WriteFloorPdf {
  const fonts = interFonts();
  return (sheet) => runInThread<FloorPdfInput, Uint8Array>({ sheet, fonts }, { thread, timeout, heap });
}
