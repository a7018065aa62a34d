import { drawChart, type Shape, type ShapeGroup } from './drawChart';
import type { ChartLayout } from './layoutTypes';
import { LINE_SIZE, TITLE_SIZE } from './lines';
import type { ChartMarks, Statechart } from './statechart';

const MARGIN = 16;

/** The picture brings its own ground and follows the reader's light or dark scheme, wherever it is shown. */
const STYLE = `
svg { --ground: #ffffff; --box: #ffffff; --inside: #f7f9fa; --edge: #7b8794; --border: #b6c0c9; --text: #1d2730; --muted: #5b6774; --brand: #0b6e6e; --on-brand: #ffffff; --tint: #dff1f0; --plate: #ffffff; }
@media (prefers-color-scheme: dark) { svg { --ground: #171c21; --box: #262e36; --inside: #1e252b; --edge: #8a97a5; --border: #46525e; --text: #e9eef2; --muted: #a5b1bd; --brand: #4db6ac; --on-brand: #06201f; --tint: #17403e; --plate: #171c21; } }
text { font-family: Inter, system-ui, sans-serif; font-size: ${LINE_SIZE}px; font-weight: 500; fill: var(--text); }
.title { font-size: ${TITLE_SIZE}px; font-weight: 600; }
.guard, .tags, .actor, .action { font-weight: 400; fill: var(--muted); }
.ground { fill: var(--ground); }
.state .box { fill: var(--box); stroke: var(--border); }
.state.container .box { fill: var(--inside); }
.state.region .box { fill: none; stroke-dasharray: 5 4; }
.inner { fill: none; stroke: var(--border); }
.line { fill: none; stroke: var(--edge); stroke-width: 1.5; }
.arrow { fill: var(--edge); }
.initial .dot { fill: var(--text); }
.start { fill: var(--edge); }
.plate .box { fill: var(--plate); stroke: var(--border); stroke-width: 0.75; }
.walked .line { stroke: var(--brand); stroke-width: 2.5; }
.walked .arrow, .walked .start { fill: var(--brand); }
.plate.walked .box { fill: var(--tint); stroke: var(--brand); stroke-width: 1.5; }
.state.current .box { stroke: var(--brand); stroke-width: 1.5; }
.state.atomic.current .box { fill: var(--brand); }
.state.atomic.current text { fill: var(--on-brand); }
text.walked { fill: var(--brand); font-weight: 600; }
`.trim();

const NO_MARKS: ChartMarks = { current: new Set(), walked: new Set() };

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function elementOf({ tag, look, attributes, text }: Shape): string {
  const all = Object.entries({ class: look, ...attributes }).map(([name, value]) => `${name}="${escaped(`${value}`)}"`);
  const begin = `<${tag} ${all.join(' ')}`;
  return text === undefined ? `${begin}/>` : `${begin}>${escaped(text)}</${tag}>`;
}

function groupOf({ look, description, shapes }: ShapeGroup): string {
  const title = description === '' ? '' : `<title>${escaped(description)}</title>`;
  return `<g class="${look}">${title}${shapes.map(elementOf).join('')}</g>`;
}

/**
 * The picture of a machine as a complete SVG file. It needs no browser, and equal charts give equal texts.
 *
 * @param marks ids of current states and walked transitions, as `chartOf` gives them
 */
export function drawMachineSvg(machine: Statechart, layout: ChartLayout, marks: Partial<ChartMarks> = {}): string {
  const [width, height] = [layout.width + 2 * MARGIN, layout.height + 2 * MARGIN].map(Math.ceil);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-MARGIN} ${-MARGIN} ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escaped(`${machine.id}: ${machine.description}`)}</title>`,
    `<style>${STYLE}</style>`,
    `<rect class="ground" x="${-MARGIN}" y="${-MARGIN}" width="${width}" height="${height}" rx="12"/>`,
    ...drawChart(layout, { ...NO_MARKS, ...marks }).map(groupOf),
    '</svg>',
    '',
  ].join('\n');
}
