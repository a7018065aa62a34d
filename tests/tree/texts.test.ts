import { describe, expect, it } from 'vitest';
import { literalText, nodesIn, parseSource, type SyntaxNode, sourceFilesIn } from '../support/sourceTree';

const FOLDERS = ['src/screens', 'src/components', 'src/app'];

/** Attributes of elements, and names in the tables that fill them. */
const SHOWN = /^(aria-label|aria-description|title|placeholder|label|hint|alt|text|confirm)$/;
/** A brand, and names of units and of things that are the same in every language. */
const NAMES = /^(Atrium|UUID)$/;
const isWords = (text: string) => /\p{L}/u.test(text) && !NAMES.test(text.trim());

const nameOf = (node: unknown) => (node as SyntaxNode).name ?? (node as SyntaxNode).value;
/** Literals in calls, comparisons and types are not shown as they are. */
const isElsewhere = ({ type }: SyntaxNode) =>
  /^(CallExpression|MemberExpression|BinaryExpression|ArrowFunctionExpression|JSXElement|ObjectExpression|TS\w+Type)$/.test(
    type,
  );

function inlineTexts(tree: SyntaxNode): readonly string[] {
  return [...nodesIn(tree)].flatMap((node) => {
    if (node.type === 'JSXText') return isWords(String(node.value)) ? [String(node.value).trim()] : [];
    const isAttribute = node.type === 'JSXAttribute' && SHOWN.test(String(nameOf(node.name)));
    const isElement = node.type === 'JSXElement' || node.type === 'JSXFragment';
    const shown = isAttribute
      ? [node.value as SyntaxNode]
      : isElement
        ? (node.children as readonly SyntaxNode[]).filter(({ type }) => type === 'JSXExpressionContainer')
        : [];
    return shown
      .flatMap((part) => [...nodesIn(part, isElsewhere)])
      .flatMap((part) => literalText(part) ?? [])
      .filter(isWords);
  });
}

const inlineTextsOf = (path: string) => inlineTexts(parseSource(path)).map((found) => `${path}: ${found}`);

describe('texts', () => {
  it('[TX7] of screens, components and app are in a catalogue', () => {
    const paths = FOLDERS.flatMap(sourceFilesIn).filter((path) => !path.endsWith('/texts.ts'));
    expect(paths.flatMap(inlineTextsOf)).toEqual([]);
  });

  it.each([
    ['<p>Add room</p>', ['Add room']],
    ['<p>{count} of {all}</p>', ['of']],
    ['<p>{isNew ? "Add" : text("save")}{of("all")}</p>', ['Add']],
    ['<b aria-label="Close" />', ['Close']],
    ['<b title={isOn ? "On" : `Off`} />', ['On', 'Off']],
    ['<b label={text("close")} hint={kind === "Close" ? a : b} className="Close" title="Atrium">·</b>', []],
  ])('[TX7] are found in %s', (source, found) => {
    expect(inlineTexts(parseSource('example.tsx', source))).toEqual(found);
  });
});
