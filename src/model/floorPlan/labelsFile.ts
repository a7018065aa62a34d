import { meshError } from './meshError';
import { decodeName, withoutControls } from './obj/decodeName';
import { type ProblemGroup, ProblemLog } from './report/problems';

/** A text for a mesh. */
export interface Label {
  /** `object_name` of the mesh. */
  readonly mesh: string;
  readonly text: string;
  /** Line of the file, from 1. */
  readonly line: number;
}

const MOST_BYTES = 16 * 1024 * 1024;
/** More than a floor has meshes; storing many more would hold up everybody who uses the database. */
const MOST_LABELS = 20_000;

/**
 * Reads a labels file: one `object_name<TAB>text` per line, UTF-8, any line ends, blank lines allowed. The last line for
 * a mesh wins. The caller checks that the mesh exists.
 * @throws MeshError for a file that is too large or has no label
 */
export function readLabels(bytes: Uint8Array): { labels: Label[]; problems: ProblemGroup[] } {
  if (bytes.length > MOST_BYTES) throw meshError('labels-too-large', { megabytes: MOST_BYTES / 2 ** 20 });
  const problems = new ProblemLog();
  const labels = new Map<string, Label>();
  const lines = decodeName(bytes)
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/);
  for (const [index, text] of lines.entries()) {
    const line = index + 1;
    if (text.trim() === '') continue;
    const tab = text.indexOf('\t');
    const mesh = withoutControls(text.slice(0, Math.max(0, tab))).trim();
    if (mesh === '') {
      problems.add('error', 'label-without-tab', { line }, () => ({ text }));
      continue;
    }
    if (labels.has(mesh)) problems.add('warning', 'label-again', { line, mesh }, () => ({ mesh }));
    if (labels.size === MOST_LABELS && !labels.has(mesh)) throw meshError('too-many-labels', { most: MOST_LABELS });
    labels.set(mesh, { mesh, text: withoutControls(text.slice(tab + 1)).trim(), line });
  }
  if (labels.size === 0) throw meshError('no-labels');
  return { labels: [...labels.values()], problems: problems.groups() };
}
