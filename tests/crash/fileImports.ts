import { listDestinationImports, startDestinationImport } from '@/contract/destinationImports/destinationImports';
import { listDestinations } from '@/contract/destinations/destinations';
import type { FileImport } from '@/contract/fileImports/fileImports';
import type { Client } from './client';
import { waitForJob } from './jobs';
import type { Ledger } from './ledger';
import type { Place, Work } from './place';

/** More than the service writes in one transaction, so that a kill may meet an import half-way. */
const ROWS = 55;
const FILE = /^kill (\d+)\.csv$/;
const NAME = /^import (\d+)-\d+$/;

type Where = Pick<Place, 'client' | 'organisation'>;

const listImports = async ({ client, organisation: uuid }: Where): Promise<readonly FileImport[]> =>
  (await client.call(listDestinationImports, { params: { uuid }, query: {} })).imports;

/** Resolves with the imports when none runs any more: one that was killed goes on by itself. */
async function endedImports(place: Where): Promise<readonly FileImport[]> {
  for (;;) {
    const imports = await listImports(place);
    if (imports.every(({ state }) => state !== 'queued' && state !== 'running')) return imports;
    await new Promise((later) => setTimeout(later, 10));
  }
}

/** Imports a file, and takes every other one back. */
async function importFile(place: Place, value: number, ledger: Ledger): Promise<void> {
  const { client, organisation: uuid } = place;
  // An organisation has one at a time, and one of before the kill may still run.
  await endedImports(place);
  const rows = Array.from({ length: ROWS }, (_, at) => ({ row: at + 2, values: { name: `import ${value}-${at}` } }));
  const body = { file: `kill ${value}.csv`, shape: '0123456789abcdef', mapping: {}, create_categories: false, rows };
  const started = await client.write('file import', startDestinationImport, { params: { uuid }, body });
  if ((await waitForJob(client, startDestinationImport, started.job)) !== 'succeeded') return;
  ledger.write({ kind: 'imported', value });
  if (value % 2 === 0) return;
  await takeBack(client, { uuid, id: started.uuid, value }, ledger);
}

async function takeBack(
  client: Client,
  { uuid, id, value }: { uuid: string; id: string; value: number },
  ledger: Ledger,
) {
  ledger.write({ kind: 'taking back', value });
  const undone = await client.write('undo of an import', startDestinationImport, {
    params: { uuid },
    body: { undo: id },
  });
  if ((await waitForJob(client, startDestinationImport, undone.job)) === 'succeeded')
    ledger.write({ kind: 'taken back', value });
}

/** Files of which some rows are missing, twice, or there although they were taken back. */
async function importProblems(place: Place, ledger: Ledger): Promise<string[]> {
  const imports = await endedImports(place);
  const { client, organisation: uuid } = place;
  const destinations = await client.call(listDestinations, { params: { uuid }, query: {} });
  const names = destinations.map(({ name }) => name).filter((name) => NAME.test(name));
  const problems = new Set(names).size === names.length ? [] : ['a row was imported twice'];
  const counts = new Map<number, number>();
  for (const name of names) {
    const value = Number(NAME.exec(name)?.[1]);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  for (const [value, count] of counts) if (count !== ROWS) problems.push(`import ${value} has ${count} of its rows`);
  const [started, done] = [new Set(ledger.values('taking back')), new Set(ledger.values('taken back'))];
  for (const value of ledger.values('imported'))
    if (!started.has(value) && !counts.has(value)) problems.push(`import ${value} is lost`);
  for (const value of done) if (counts.has(value)) problems.push(`import ${value} is there again`);
  for (const { file, state, added, undone } of imports) {
    const value = Number(FILE.exec(file)?.[1]);
    if (Number.isNaN(value)) continue;
    if (state !== 'succeeded') problems.push(`import ${value} ended as ${state}`);
    if (added !== (counts.get(value) ?? 0) || added + undone !== ROWS)
      problems.push(`import ${value} counts ${added} added and ${undone} taken back`);
  }
  return problems;
}

export const fileImports: Work = {
  name: 'file import',
  calls: [startDestinationImport],
  turn: importFile,
  problems: importProblems,
};
