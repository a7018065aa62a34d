import { decodeText } from '@/model/text/decodeText';
import { meshError } from './meshError';
import { withoutControls } from './obj/decodeName';
import { type ProblemGroup, ProblemLog } from './report/problems';

/** A text for a mesh. */
export interface Label {
  /** `object_name` of the mesh, in composed letters. */
  readonly mesh: string;
  readonly text: string;
  /** Line of the file, from 1. */
  readonly line: number;
}

export interface LabelsFile {
  readonly labels: Label[];
  readonly problems: ProblemGroup[];
}

const MOST_BYTES = 16 * 1024 * 1024;
/** More than a floor has meshes; storing many more would hold up everybody who uses the database. */
const MOST_LABELS = 20_000;
/** A quoted cell with more line breaks is a text that begins with a quotation mark. */
const MOST_LINES_OF_CELL = 20;

/**
 * Reads a labels file: one `object_name<TAB>text` per line, any line ends, blank lines allowed, cells in quotation marks
 * as spreadsheets write them. The last line for a mesh wins. The caller checks that the mesh exists.
 * @throws MeshError for a file that is too large, is no text or has no label
 */
export function readLabels(bytes: Uint8Array): LabelsFile {
  const work = readLabelsInSteps(bytes);
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value;
}

/** As `readLabels`; it can be left for other work after each line. */
export function* readLabelsInSteps(bytes: Uint8Array): Generator<void, LabelsFile, void> {
  if (bytes.length > MOST_BYTES) throw meshError('labels-too-large', { megabytes: MOST_BYTES / 2 ** 20 });
  const content = decodeText(bytes);
  if (content === null) throw meshError('labels-not-text');
  const problems = new ProblemLog();
  const labels = new Map<string, Label>();
  for (const { line, cells, text } of rowsOf(content)) {
    yield;
    if (text.trim() === '') continue;
    const [name = '', label = ''] = cells;
    const mesh = cells.length < 2 ? '' : plain(name);
    if (mesh === '') {
      problems.add('error', 'label-without-tab', { line }, () => ({ text }));
      continue;
    }
    if (labels.has(mesh)) problems.add('warning', 'label-again', { line, mesh }, () => ({ mesh }));
    if (labels.size === MOST_LABELS && !labels.has(mesh)) throw meshError('too-many-labels', { most: MOST_LABELS });
    labels.set(mesh, { mesh, text: plain(label.replace(/[\r\n]+/g, ' ')), line });
  }
  if (labels.size === 0) throw meshError('no-labels');
  return { labels: [...labels.values()], problems: problems.groups() };
}

/**
 * The labels by the names of the meshes as the floor plan writes them: a text has two forms in Unicode, and exporters and
 * spreadsheets differ. Names that no mesh has stay as they are.
 */
export function namedAsMeshes<Named extends { readonly mesh: string }>(
  labels: readonly Named[],
  names: Iterable<string>,
): Named[] {
  const byForm = new Map(Array.from(names, (name) => [name.normalize('NFC'), name] as const));
  return labels.map((label) => ({ ...label, mesh: byForm.get(label.mesh.normalize('NFC')) ?? label.mesh }));
}

const plain = (cell: string): string => withoutControls(cell).trim().normalize('NFC');

interface Row {
  readonly line: number;
  readonly text: string;
  /** The name and everything behind the first tab. */
  readonly cells: readonly string[];
}

function* rowsOf(content: string): Generator<Row, void, void> {
  const lines = content.split(/\r\n|\r|\n/);
  for (let at = 0; at < lines.length; at++) {
    const line = at + 1;
    let text = lines[at]!;
    const last = lastLineOfCell(lines, at);
    if (last > at) text = lines.slice(at, last + 1).join('\n');
    at = last;
    const tab = text.indexOf('\t');
    yield { line, text, cells: tab < 0 ? [text] : [unquoted(text.slice(0, tab)), unquoted(text.slice(tab + 1))] };
  }
}

/** The line in which a label ends that is quoted since it holds line breaks; the same line for all others. */
function lastLineOfCell(lines: readonly string[], at: number): number {
  const first = lines[at]!;
  const cell = first.slice(first.indexOf('\t') + 1);
  if (!first.includes('\t') || !cell.startsWith('"') || isClosed(cell)) return at;
  for (let last = at + 1; last <= Math.min(lines.length - 1, at + MOST_LINES_OF_CELL); last++)
    if (isClosed([cell, ...lines.slice(at + 1, last + 1)].join('\n'))) return last;
  return at;
}

const QUOTED = /^"((?:[^"]|"")*)"$/;

const isClosed = (cell: string): boolean => QUOTED.test(cell.trimEnd());

const unquoted = (cell: string): string => {
  const [, text] = QUOTED.exec(cell.trim()) ?? [];
  return text === undefined ? cell : text.replaceAll('""', '"');
};
