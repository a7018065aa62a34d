import { readFileSync } from 'node:fs';
import { escaped } from './markup';
import { leftOutLines, type RunResult, summaryOf, totalsOf } from './results';

/** In the head of the page, by which a report is known. */
export const MARK = '<meta name="generator" content="npm run qa">';

const asset = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

/** A value inside of a script element: no text in it can end the element. */
const json = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The page of a report: it needs nothing but the pictures and traces beside it, and no network. */
export function reportPage(result: RunResult): string {
  const { title, walks, leftOut, charts } = result;
  const { wrong } = totalsOf(result);
  const machines = charts.map(({ id, description }) => ({ id, description }));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${MARK}
<title>${escaped(`${title}: ${summaryOf(result)}`)}</title>
<style>${asset('page.css')}</style>
</head>
<body>
<header class="top">
  <h1>${escaped(title)}</h1>
  <p class="totals" data-outcome="${wrong === 0 ? 'right' : 'wrong'}">${escaped(summaryOf(result))}</p>
  <p class="run">${escaped(result.console)}, <time datetime="${result.startedAt}">${escaped(result.startedAt)}</time></p>
</header>
<nav class="walks" aria-label="Paths">
  <label class="filter"><input type="checkbox" id="only-wrong"> Only those that are not as the machine says</label>
  <div id="walks"></div>
  ${leftOutHtml(leftOut)}
</nav>
<main class="walk" id="walk" tabindex="-1"></main>
<aside class="side" id="steps" aria-label="Steps"></aside>
<footer class="keys"><kbd>←</kbd> <kbd>→</kbd> step &nbsp; <kbd>↑</kbd> <kbd>↓</kbd> path &nbsp; <kbd>Home</kbd> <kbd>End</kbd> first and last step</footer>
<script type="application/json" id="walk-data">${json(walks)}</script>
<script type="application/json" id="machine-data">${json(machines)}</script>
<script type="module">${asset('viewer.mjs')}</script>
</body>
</html>
`;
}

const leftOutHtml = (leftOut: RunResult['leftOut']): string =>
  leftOut.length === 0
    ? ''
    : `<details class="left-out"><summary>Why paths were left out</summary><ul>${leftOutLines(leftOut)
        .map((line) => `<li>${escaped(line)}</li>`)
        .join('')}</ul></details>`;
