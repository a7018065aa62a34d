import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { literalText, nodesIn, parseSource, type SyntaxNode, sourceFilesIn } from '../sourceTree';

/** Id and message; a plural has its forms in one. */
type Messages = ReadonlyMap<string, string>;

interface AreaTexts {
  readonly path: string;
  readonly enGB: Messages;
  readonly enUS: Messages;
}

/** The catalogue of each area of the console. */
export const areaTexts = (): readonly AreaTexts[] =>
  sourceFilesIn('src')
    .filter((path) => path.endsWith('/texts.ts'))
    .map((path) => {
      const [enGB, enUS] = [...nodesIn(parseSource(path))].filter(isCatalogue).flatMap(argumentsOf);
      return { path, enGB: messagesOf(enGB), enUS: messagesOf(enUS) };
    });

const isCatalogue = ({ type, callee }: SyntaxNode) =>
  type === 'CallExpression' && (callee as SyntaxNode).name === 'catalogue';
const argumentsOf = (call: SyntaxNode) => call.arguments as readonly SyntaxNode[];

function messagesOf(object: SyntaxNode | undefined): Messages {
  const properties = (object?.properties ?? []) as readonly { readonly key: SyntaxNode; readonly value: SyntaxNode }[];
  return new Map(
    properties.map(({ key, value }) => [
      String(key.name ?? key.value),
      [...nodesIn(value)].flatMap((one) => literalText(one) ?? []).join(' | '),
    ]),
  );
}

/** The sources of an area without its catalogue. */
export const sourcesBeside = ({ path }: AreaTexts): string =>
  sourceFilesIn(dirname(path))
    .filter((one) => one !== path)
    .map((one) => readFileSync(one, 'utf8'))
    .join('\n');
