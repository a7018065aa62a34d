import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { literalText, nodesIn, parseSource, type SyntaxNode, sourceFilesIn } from '../support/sourceTree';

const nameOf = (node: unknown): string => String((node as SyntaxNode | undefined)?.name ?? '');
const argumentsOf = (node: SyntaxNode): readonly SyntaxNode[] => node.arguments as readonly SyntaxNode[];

/** The parts of a file that run where something has failed. */
function* failureHandlers(tree: SyntaxNode): Generator<SyntaxNode> {
  for (const node of nodesIn(tree)) {
    if (node.type === 'CatchClause') yield node;
    if (node.type === 'Property' && nameOf(node.key) === 'onError') yield node.value as SyntaxNode;
    if (node.type !== 'CallExpression') continue;
    const called = nameOf((node.callee as SyntaxNode).property);
    const handler = called === 'catch' ? argumentsOf(node)[0] : called === 'then' ? argumentsOf(node)[1] : undefined;
    if (handler) yield handler;
  }
}

/** Notifications of a failure that do not look like one. */
const quietFailures = (source: string, path = 'example.tsx'): readonly string[] =>
  [...failureHandlers(parseSource(path, source))]
    .flatMap((handler) => [...nodesIn(handler)])
    .filter((node) => node.type === 'CallExpression' && nameOf(node.callee) === 'notify')
    .filter((node) => {
      const intent = argumentsOf(node)[1];
      return !intent || !['error', 'warning'].includes(literalText(intent) ?? '');
    })
    .map(({ start }) => source.slice(start, start + 60));

it.each([
  'const a = { onError: (error) => notify(error.message) };',
  'asked.catch((error) => notify(textOf(error), "success"));',
  'asked.then(use, () => notify("No."));',
  'try { use(); } catch { notify("No."); }',
])('[ER12] finds %s', (source) => {
  expect(quietFailures(source)).toHaveLength(1);
});

it('[ER12] no failure is notified as a success', () => {
  const found = ['src/app', 'src/components', 'src/screens']
    .flatMap((folder) => sourceFilesIn(folder))
    .flatMap((file) => quietFailures(readFileSync(file, 'utf8'), file).map((text) => `${file}: ${text}`));
  expect(found).toEqual([]);
});
