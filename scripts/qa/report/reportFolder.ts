import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDrawings } from './drawings';
import { MARK, reportPage } from './reportPage';
import type { RunResult } from './results';

const PAGE = 'index.html';
const FOLDERS = ['pictures', 'machines', 'traces'];
const PARTS = [PAGE, ...FOLDERS];

/** Empties the folder of an earlier report, or makes it. @throws when it holds other files */
export function prepareFolder(out: string): void {
  const names = existsSync(out) ? readdirSync(out) : [];
  const page = join(out, PAGE);
  const isReport = existsSync(page) && readFileSync(page, 'utf8').includes(MARK);
  const others = names.filter((name) => !PARTS.includes(name));
  // A run that was stopped has left pictures without a page.
  if (others.length > 0 || (existsSync(page) && !isReport))
    throw new Error(`${out} holds other files than a report: choose another folder with --out.`);
  for (const part of PARTS) rmSync(join(out, part), { recursive: true, force: true });
  for (const part of FOLDERS) mkdirSync(join(out, part), { recursive: true });
}

/** Writes the page and the drawings beside its pictures and traces. Returns the path of the page. */
export function writeReport(out: string, result: RunResult): string {
  const page = join(out, PAGE);
  const { withDrawings, all } = createDrawings(result.charts);
  const walks = result.walks.map(withDrawings);
  for (const { path, svg } of all()) writeFileSync(join(out, path), svg);
  writeFileSync(page, reportPage({ ...result, walks }));
  return page;
}
