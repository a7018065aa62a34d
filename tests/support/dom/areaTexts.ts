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
      const nodes = [...nodesIn(parseSource(path))];
      const [enGB, enUS] = nodes
        .filter(isCatalogue)
        .flatMap(argumentsOf)
        .map((one) => objectOf(one, nodes));
      return { path, enGB: messagesOf(enGB), enUS: messagesOf(enUS) };
    });

const isCatalogue = ({ type, callee }: SyntaxNode) =>
  type === 'CallExpression' && (callee as SyntaxNode).name === 'catalogue';
const argumentsOf = (call: SyntaxNode) => call.arguments as readonly SyntaxNode[];

/** The object that an argument is, or that the constant has which it names. */
function objectOf(argument: SyntaxNode, nodes: readonly SyntaxNode[]): SyntaxNode {
  if (argument.type !== 'Identifier') return argument;
  const declared = nodes.find(
    ({ type, id }) => type === 'VariableDeclarator' && (id as SyntaxNode).name === argument.name,
  );
  return [...(declared ? nodesIn(declared) : [])].find(({ type }) => type === 'ObjectExpression') ?? argument;
}

function messagesOf(object: SyntaxNode | undefined): Messages {
  const properties = (object?.properties ?? []) as readonly { readonly key: SyntaxNode; readonly value: SyntaxNode }[];
  return new Map(
    properties.map(({ key, value }) => [
      String(key.name ?? key.value),
      [...nodesIn(value)].flatMap((one) => literalText(one) ?? []).join(' | '),
    ]),
  );
}

/** Texts of the visitors' map in a further language: they name all ids. */
const LANGUAGE = /\/languages\/[a-z]{2}\.ts$/;

/** The sources of an area without its catalogue. */
export const sourcesBeside = ({ path }: AreaTexts): string =>
  sourceFilesIn(dirname(path))
    .filter((one) => one !== path && !LANGUAGE.test(one))
    .map((one) => readFileSync(one, 'utf8'))
    .join('\n');
