import { basename, relative, resolve } from 'node:path';
import { checkBuilding } from './conformance/buildingCase';
import { buildingFactsOf } from './conformance/buildingFacts';
import { checkDxf } from './conformance/dxfCase';
import { dxfFactsOf } from './conformance/dxfFacts';
import { findFiles, readJson } from './conformance/findFiles';
import type { Case, Finding } from './conformance/findings';
import { checkNetwork, networkReferenceSchema } from './conformance/networkCase';
import { checkObj } from './conformance/objCase';
import { objFactsSchema } from './conformance/objFacts';
import { checkPublicCase, publicCasesSchema } from './conformance/publicCases';
import { checkRoutes, navExpectedSchema } from './conformance/routes';
import { areIcons, checkZip, zipCasesSchema } from './conformance/zipCases';

/**
 * Runs the product's own readers of floor plans and buildings, zip reader and router over a folder of files with known facts and prints, per file,
 * whether they agree. Files are found by what they are, not by a list.
 */
async function run(folder: string): Promise<number> {
  const counts = { agrees: 0, refused: 0, judged: 0, skipped: 0, differs: 0 };
  for await (const { path, finding } of casesOf(folder)) {
    counts[finding.kind]++;
    console.log(`${finding.kind.padEnd(8)} ${path}  ${finding.words.replace(/\s+/g, ' ')}`);
  }
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const parts = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`);
  console.log(`\n${total} cases: ${parts.join(', ')}`);
  if (total === 0) {
    console.error(`No files with known facts were found in ${folder}.`);
    return 1;
  }
  return counts.differs > 0 ? 1 : 0;
}

async function* casesOf(folder: string): AsyncGenerator<Case> {
  for (const path of await findFiles(folder)) {
    if (!path.endsWith('.json')) continue;
    const shown = relative(folder, path);
    const content = await readJson(path);
    const facts = objFactsSchema.safeParse(content);
    if (facts.success) yield { path: shown, finding: await attempt(() => checkObj(path, facts.data)) };
    const network = networkReferenceSchema.safeParse(content);
    if (network.success) yield { path: shown, finding: await attempt(() => checkNetwork(folder, network.data)) };
    const drawing = dxfFactsOf(content);
    if (drawing) yield { path: shown, finding: await attempt(() => checkDxf(path, drawing)) };
    const building = buildingFactsOf(content);
    if (building) yield { path: shown, finding: await attempt(() => checkBuilding(path, building)) };
    const cases = zipCasesSchema.safeParse(content);
    if (cases.success) {
      const icons = areIcons(path);
      for (const [name, { expect }] of Object.entries(cases.data.cases)) {
        const finding = await attempt(() => checkZip(path, basename(name), expect, icons));
        yield { path: `${shown.slice(0, -basename(path).length)}${name}`, finding };
      }
    }
    const known = publicCasesSchema.safeParse(content);
    if (known.success)
      for (const one of known.data.cases)
        yield { path: `${shown} ${one.id}`, finding: await attempt(() => checkPublicCase(path, one)) };
    const routes = navExpectedSchema.safeParse(content);
    if (routes.success) yield { path: shown, finding: await attempt(() => checkRoutes(path, routes.data)) };
    const format = typeof content === 'object' && content !== null && 'format' in content ? String(content.format) : '';
    if (
      /^(obj-facts|zip-cases|nav-expected|public-cases)\//.test(format) &&
      !facts.success &&
      !cases.success &&
      !routes.success &&
      !known.success
    ) {
      yield { path: shown, finding: { kind: 'differs', words: `its format ${format} cannot be read` } };
    }
  }
}

/** A crash is a difference like any other. */
async function attempt(check: () => Promise<Finding>): Promise<Finding> {
  try {
    return await check();
  } catch (error) {
    return { kind: 'differs', words: `failed: ${error instanceof Error ? error.message : String(error)}` };
  }
}

const folder = process.argv[2];
if (!folder) {
  console.error('Usage: npm run conformance -- DIR');
  process.exitCode = 1;
} else {
  process.exitCode = await run(resolve(folder));
}
