import type { DatabaseSizes } from '../../database/readSizes';
import type { CheckResult } from './checkResult';

const MAX_SHOWN = 5;
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** Prints each check with what breaks it, then the sizes of the database and of its largest tables. */
export function printDiagnosis(results: readonly CheckResult[], sizes: DatabaseSizes): void {
  for (const { name, found } of results) {
    console.log(`${found.length === 0 ? 'ok     ' : 'PROBLEM'}  ${name}`);
    for (const one of found.slice(0, MAX_SHOWN)) console.log(`           ${one}`);
    if (found.length > MAX_SHOWN) console.log(`           and ${found.length - MAX_SHOWN} more`);
  }
  console.log(
    `\nThe database has ${megabytes(sizes.bytes)}, its log since the last checkpoint ${megabytes(sizes.logBytes)}.`,
  );
  console.log('Largest tables:');
  for (const { table, bytes, deadRows } of sizes.tables.slice(0, MAX_SHOWN))
    console.log(`  ${table.padEnd(24)} ${megabytes(bytes).padStart(10)}  ${deadRows} dead rows`);
  const broken = results.filter(({ found }) => found.length > 0).length;
  console.log(`\n${results.length} checks, ${broken} ${broken === 1 ? 'problem' : 'problems'}.`);
}
