import { describe, expect, it } from 'vitest';
import { literalText, nodesIn, parseSource, type SyntaxNode, sourceFilesIn } from '../support/sourceTree';

const FOLDERS = ['src/screens', 'src/components', 'src/app'];

/** Attributes of elements, and names in the tables that fill them. */
const SHOWN = /^(aria-label|aria-description|title|placeholder|label|hint|alt|text|confirm)$/;
/** The same of the objects in tables of routes, menus and dialogs. */
const SHOWN_PROPERTY =
  /^(aria-?label|title|placeholder|label|hint|alt|confirm|description|caption|heading|message|note|tooltip)$/i;
/** A brand, keys of the keyboard, and names of units and of things that are the same in every language. */
const NAMES = /^(Atrium|UUID|Shift|Alt|Esc|Escape|Enter)$/;
/** Purposes of dialogs, which only maintainers read; names of browsers and systems. */
const WITHOUT_TEXTS = [
  // On the page of a customer, who gives it a label.
  'src/app/embed/element.ts',
  'src/components/dialog/dialogTable.ts',
  // Names that CSS has for the colours of the system.
  'src/components/systemColours.ts',
  'src/screens/profile/describeUserAgent.ts',
];

/** Files of the model and the machines whose words are no texts of a page, by why. */
const WORDS_OF_DATA: Readonly<Record<string, RegExp>> = {
  'names of a standard or of a file format':
    /content\/(categories\/appleCategories|hours\/osmOpeningHours|search\/zoneAliases)|analytics\/services|floorPlan\/sources\/ifc\//,
  'words by which a file or a key is read':
    /importing\/(hours\/dayNames|places\/guessFields)|problemReport\/recordedKey/,
  'keys of stored hours': /content\/hours\/openingState/,
  // Whoever works on the record may change them, and the service sends them as they are stored.
  'names that records are stored with':
    /access\/permissions|content\/(categories\/additionalDataTypes|icons\/iconName|integrations)|routing\/travel\/travelTypes|network\/groupSettings|importing\/places\/planPlaces|floorPlan\/sources\/(indoorTags\/readIndoorTags|imdf\/readImdf|indoorGml\/readIndoorGml|dxf\/floorOfFile)|machines\/buildings\/floorRows/,
};

const hasLetters = (text: string) => /\p{L}/u.test(text) && !NAMES.test(text.trim());
/** A text that begins as a label or a sentence does, which no identifier, address or style does. */
const isLabel = (text: string) =>
  /^\p{Lu}(?:\p{Ll}+(?:[.,:;!?…’]|$)|\p{Ll}* [\p{L}(“{])/u.test(text) && !NAMES.test(text);

const nameOf = (node: unknown) => (node as SyntaxNode).name ?? (node as SyntaxNode).value;
/** Literals in calls, comparisons and types are not shown as they are. */
const isElsewhere = ({ type }: SyntaxNode) =>
  /^(CallExpression|MemberExpression|BinaryExpression|ArrowFunctionExpression|JSXElement|ObjectExpression|TS\w+Type)$/.test(
    type,
  );

function inlineTexts(tree: SyntaxNode): readonly string[] {
  return [...nodesIn(tree)].flatMap((node) => {
    if (node.type === 'JSXText') return hasLetters(String(node.value)) ? [String(node.value).trim()] : [];
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
      .filter(hasLetters);
  });
}

/** Calls and places that take words which nobody sees: errors of programmers, names of keys, comparisons and types. */
const UNSEEN =
  /^(catalogue|mapLanguage|useProvided|known|provided|includes|lazyWithPreload|querySelector(All)?|warn|\w+Key)$/;
const isUnseen = ({ type, callee }: SyntaxNode) =>
  /^(NewExpression|BinaryExpression|ImportDeclaration|JSXElement|JSXFragment|TS\w+Type)$/.test(type) ||
  (type === 'CallExpression' && UNSEEN.test(String(nameOf((callee as SyntaxNode).property ?? callee))));

/** Descriptions of states are for the visualizer and for developers. */
const isDescription = ({ type, key }: SyntaxNode) => type === 'Property' && nameOf(key) === 'description';

/** Labels and sentences in code that draws nothing. */
function labelsOf(path: string): readonly string[] {
  const isKept = (node: SyntaxNode) => !isUnseen(node) && !isDescription(node);
  const nodes = [...nodesIn(parseSource(path), (node) => !isKept(node))].filter(isKept);
  return nodes.flatMap((node) => literalText(node) ?? []).filter(isLabel);
}

/** Inline texts of code: in tables and lists, and as arguments, such as the title of a route. */
function inlineLiterals(tree: SyntaxNode): readonly string[] {
  const seen = [...nodesIn(tree, isUnseen)].filter((node) => !isUnseen(node));
  const keys = new Set(seen.flatMap((node) => [node.key, node.type === 'SwitchCase' && node.test]));
  const labels = new Set(
    seen
      .filter(({ type, key }) => type === 'Property' && SHOWN_PROPERTY.test(String(nameOf(key))))
      .map(({ value }) => value),
  );
  return seen
    .filter((node) => !keys.has(node))
    .flatMap((node) => {
      const found = literalText(node);
      if (found === null) return [];
      // A label may begin in lower case; a colour is none, nor is what only joins values.
      const isText = isLabel(found) || (labels.has(node) && !found.startsWith('#') && hasLetters(found));
      return isText ? [found] : [];
    });
}

const inlineTextsOf = (path: string) => {
  const tree = parseSource(path);
  return [...inlineTexts(tree), ...inlineLiterals(tree)].map((found) => `${path}: ${found}`);
};

describe('texts', () => {
  it('[TX7] of screens, components and app are in a catalogue', () => {
    const paths = FOLDERS.flatMap(sourceFilesIn).filter(
      (path) => !path.endsWith('/texts.ts') && !WITHOUT_TEXTS.includes(path),
    );
    expect(paths.flatMap(inlineTextsOf)).toEqual([]);
  });

  it('[TX7] of the model and the machines are in a catalogue, but for words of data', () => {
    const patterns = Object.values(WORDS_OF_DATA);
    const found = ['src/model', 'src/machines']
      .flatMap(sourceFilesIn)
      .filter((path) => !/exts?\.ts$/.test(path))
      .flatMap((path) => labelsOf(path).map((label) => ({ path, label })));
    expect(found.filter(({ path }) => !patterns.some((pattern) => pattern.test(path)))).toEqual([]);
    // A pattern without a file would hide what comes there.
    const paths = found.map(({ path }) => path).join('\n');
    expect(patterns.filter((pattern) => !pattern.test(paths))).toEqual([]);
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

  it.each([
    ["const ROUTES = { sponsors: list('/sponsors', 'Sponsors', SIGNED_IN) };", ['Sponsors']],
    ["const anything = withoutScreen('*', 'Not found', PUBLIC);", ['Not found']],
    [
      "const MORE = [{ label: 'Sponsors', icon }, { label: text('users'), title: 'All users' }];",
      ['Sponsors', 'All users'],
    ],
    [
      "const item = { hint: isNew ? 'Adds one' : text('save'), note: 'in lower case', kind: 'new' };",
      ['Adds one', 'in lower case'],
    ],
    ["const DIALOGS = { sponsor: 'A sponsor' }; const TABS = ['Details', `Rooms`];", ['A sponsor', 'Details', 'Rooms']],
    ["switch (key) { case 'Home': move({ 'Page up': { label: '#ffffff', id: 'node 1', path: '/users' } }); }", []],
    ["if (kind === 'Room') throw new Error('Only for programmers.'); type Kind = 'Two words';", []],
    ["const Route = lazyWithPreload(load, 'SponsorsRoute'); const texts = catalogue({ one: 'A node' });", []],
  ])('[TX7] are found in %s', (source, found) => {
    expect(inlineLiterals(parseSource('example.tsx', source))).toEqual(found);
  });
});
