import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files beside the machines that provide their actors and effects, or have effects of their own. */
const PROVIDES =
  /\.provide\(|\bfrom(Promise|Callback)\b|invalidateQueries|useMutation|addEventListener|\.subscribe\(|provide[A-Z]\w+\(/;

/** The visualizer is a tool of developers; components of screens show, and their hooks do. */
const NOT_MEANT = /^src\/(app|screens)\/machines\/|^src\/screens\/(?!(.*\/)?(use[A-Z]\w*\.tsx?|[a-z]\w*\.ts)$)/;

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** The source of every file in which faults are planted, by its path. */
export function mutatedFiles(): Map<string, string> {
  const machines = filesBelow('src/machines').filter((file) => !file.includes('/inspect/'));
  const beside = ['src/app', 'src/screens', 'src/api'].flatMap(filesBelow);
  const read = (file: string) => [file, readFileSync(file, 'utf8')] as const;
  return new Map([
    ...machines.map(read),
    ...beside.map(read).filter(([file, source]) => PROVIDES.test(source) && !NOT_MEANT.test(file)),
  ]);
}
