/**
 * `npm run figures`: numbers about the source tree. Files and lines by folder, the folders with most files side by side,
 * the longest functions, the components with most props, the contexts with most members, circles of imports with those of
 * types, uses of replaced identifiers, comments that begin with "What", lines of biome.json and bytes of generated files.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';

const files = execFileSync('git', ['ls-files', 'src', 'server', 'tests', 'scripts'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file));
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
const most = (rows, count, by) => [...rows].sort((one, other) => by(other) - by(one)).slice(0, count);
const print = (title, rows) => console.log(`\n${title}\n${rows.map((row) => `  ${row}`).join('\n')}`);

/** Lines of a folder and everything below it. */
const rooms = new Map();
const flat = new Map();
for (const [file, text] of texts) {
  const room = file.startsWith('src/') ? file.split('/').slice(0, 2).join('/') : file.split('/')[0];
  const [count, lines] = rooms.get(room) ?? [0, 0];
  rooms.set(room, [count + 1, lines + text.split('\n').length - 1]);
  flat.set(dirname(file), (flat.get(dirname(file)) ?? 0) + 1);
}
print(
  'Files and lines',
  [...rooms].map(
    ([room, [count, lines]]) => `${room.padEnd(16)} ${String(count).padStart(4)} ${String(lines).padStart(6)}`,
  ),
);
print(
  'Most files side by side',
  most(flat, 8, ([, count]) => count).map(([folder, count]) => `${count} ${folder}`),
);

/** A function begins at a line of this form and ends at the next line that closes at the same indentation. */
const BEGIN =
  /^(\s*)(?:export )?(?:default )?(?:async )?(?:function\*? (\w+)|(?:const|let) (\w+)(?::[^=]+)? = (?:async )?(?:<[^>]+>)?\([^)]*\)?[^;]*(?:=>|\($)|(\w+)\([^)]*\)(?:: [^{]+)? \{$)/;
const lengths = [];
for (const [file, text] of texts) {
  if (file.startsWith('tests')) continue;
  const lines = text.split('\n');
  for (const [at, line] of lines.entries()) {
    const found = BEGIN.exec(line);
    if (!found || !/[{(]$/.test(line)) continue;
    const [, indent = '', ...names] = found;
    const end = lines.findIndex((other, index) => index > at && other.startsWith(`${indent}}`));
    if (end > at) lengths.push({ name: names.find(Boolean), file, lines: end - at + 1 });
  }
}
print(
  'Longest functions',
  most(lengths, 10, ({ lines }) => lines).map(({ name, file, lines }) => `${lines} ${name} in ${file}`),
);

/** Own members of `interface Props` and of the types that it extends by name in the same file. */
const props = [];
for (const [file, text] of texts)
  if (file.endsWith('.tsx') && file.startsWith('src/'))
    for (const [, name = '', body = ''] of text.matchAll(/interface (\w*Props\w*)[^{]*\{([\s\S]*?)\n\}/g))
      props.push({ name, file, count: [...body.matchAll(/^ {2}readonly /gm)].length });
print(
  'Most props',
  most(props, 6, ({ count }) => count).map(({ count, name, file }) => `${count} ${name} in ${file}`),
);

/** Own members of an interface whose value a context of React hands down. */
const contexts = [];
for (const [file, text] of texts)
  for (const [, name = ''] of text.matchAll(/createContext<(?:Readonly<)?(\w+)/g)) {
    const body = new RegExp(`interface ${name}\\b[^{]*\\{([\\s\\S]*?)\\n\\}`).exec(text)?.[1] ?? '';
    contexts.push({ name, file, count: [...body.matchAll(/^ {2}(?:readonly )?\w+[?:(]/gm)].length });
  }
print(
  'Contexts with most members',
  most(contexts, 4, ({ count }) => count).map(({ count, name, file }) => `${count} ${name} in ${file}`),
);

const EXTENSIONS = ['', '.ts', '.tsx', '.mjs'];
const importsOf = (file, text) =>
  [...text.matchAll(/(?:^|\n)(?:import|export)\s[^;]*?from '([^']+)'/g)].flatMap(([, to = '']) => {
    const path = to.startsWith('@/')
      ? join('src', to.slice(2))
      : to.startsWith('.')
        ? normalize(join(dirname(file), to))
        : null;
    return path === null ? [] : EXTENSIONS.map((end) => path + end).filter((one) => texts.has(one));
  });
const graph = new Map([...texts].map(([file, text]) => [file, importsOf(file, text)]));
/** Components of more than one file that reach each other (Tarjan). */
const [index, low, stack, onStack, circles] = [new Map(), new Map(), [], new Set(), []];
function visit(file) {
  index.set(file, index.size);
  low.set(file, index.get(file));
  stack.push(file);
  onStack.add(file);
  for (const next of graph.get(file) ?? []) {
    if (!index.has(next)) visit(next);
    if (onStack.has(next)) low.set(file, Math.min(low.get(file), low.get(next)));
  }
  if (low.get(file) !== index.get(file)) return;
  const part = stack.splice(stack.indexOf(file));
  for (const one of part) onStack.delete(one);
  if (part.length > 1) circles.push(part.join(', '));
}
for (const file of graph.keys()) if (!index.has(file)) visit(file);
print('Circles among files, types included', [String(circles.length), ...circles]);

const banned = [
  ...(readFileSync('docs/glossary.md', 'utf8').split('## Identifiers that may not come back')[1] ?? '').matchAll(
    /`(\w+)`/g,
  ),
].map(([, name]) => name);
const pattern = new RegExp(`(?<![\\w$])(?:${banned.join('|')})(?![\\w$])`, 'g');
const withoutProse = (code) =>
  code
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|[^:])\/\/.*$/gm, '$1')
    .replace(/'(?:\\.|[^'\\\n])*'/g, "''");
const uses = [...texts].reduce((sum, [, text]) => sum + (withoutProse(text).match(pattern)?.length ?? 0), 0);
print(`Uses of the ${banned.length} replaced identifiers`, [String(uses)]);

// The test of this rule plants some.
const comments = [...texts].reduce(
  (sum, [file, text]) => sum + (file.startsWith('tests/tree/') ? 0 : (text.match(/(?:\/\/|\*) What /g)?.length ?? 0)),
  0,
);
print('Comments that begin with "What"', [String(comments)]);
print('Lines of biome.json', [String(readFileSync('biome.json', 'utf8').split('\n').length - 1)]);
const generated = execFileSync('git', ['ls-files', '*.generated.*', 'docs/machines', 'docs/openapi.json'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean);
print('Bytes of committed generated files', [
  String(generated.reduce((sum, file) => sum + readFileSync(file).byteLength, 0)),
]);
