import { downloadFile } from '@/components/downloadFile';
import { downloadJson } from '@/components/downloadJson';
import { drawMachineSvg } from '@/model/statechart/drawMachineSvg';
import { jsonOf } from '@/model/statechart/exports/jsonOf';
import { mermaidOf } from '@/model/statechart/exports/mermaidOf';
import type { ChartLayout } from '@/model/statechart/layoutTypes';
import type { ChartMarks, Statechart } from '@/model/statechart/statechart';

export const EXPORTS = ['svg', 'png', 'json', 'mermaid'] as const;
export type ExportKind = (typeof EXPORTS)[number];

/** Points of the picture for each of the drawing. */
const SCALE = 2;
/** Browsers refuse larger pictures. */
const MOST_PIXELS = 16_000;

/** Offers a statechart, as it is drawn, as a file. */
export async function exportChart(
  kind: ExportKind,
  chart: Statechart,
  layout: ChartLayout,
  marks: ChartMarks,
): Promise<void> {
  const svg = () => drawMachineSvg(chart, layout, marks);
  switch (kind) {
    case 'svg':
      return downloadFile(`${chart.id}.svg`, new Blob([svg()], { type: 'image/svg+xml' }));
    case 'png':
      return downloadFile(`${chart.id}.png`, await pictureOf(svg(), layout));
    case 'json':
      return downloadJson(`${chart.id}.json`, jsonOf(chart));
    case 'mermaid':
      return downloadFile(`${chart.id}.mmd`, new Blob([`${mermaidOf(chart)}\n`], { type: 'text/plain' }));
  }
}

async function pictureOf(svg: string, { width, height }: ChartLayout): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const scale = Math.min(SCALE, MOST_PIXELS / Math.max(1, width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.naturalWidth * scale);
  canvas.height = Math.round(image.naturalHeight * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made.'))), 'image/png'),
  );
}
