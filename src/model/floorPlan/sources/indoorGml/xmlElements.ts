import { SaxesParser } from 'saxes';
import { meshError } from '../../meshError';

/** An element of XML without the prefixes of its names. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

interface OpenElement extends XmlElement {
  readonly children: OpenElement[];
  text: string;
}

export interface XmlOptions {
  /** Called with the share of the file that was read, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  readonly pause?: (() => Promise<void> | null) | undefined;
}

/** Bytes that are parsed between two pauses. */
const CHUNK = 256 * 1024;
/** Elements in each other; no plan has more than thirty. */
const MOST_DEPTH = 200;

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The letters of a file, UTF-8 unless it begins with another encoding. @throws MeshError for an unknown one */
function decoderOf(bytes: Uint8Array): TextDecoder {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const named = /^[^<]*<\?xml[^>]*encoding\s*=\s*["']([^"']+)["']/.exec(head)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(named, { fatal: true });
  } catch {
    throw meshError('xml-damaged');
  }
}

/**
 * Reads the elements of some names, one after the other: only these are held in memory. Nothing outside of the file is
 * loaded, and a file that declares entities is refused before the first of them is used.
 * @param root name of the outermost element
 * @throws MeshError where the file is not well-formed, or its outermost element is another
 */
export async function readXmlElements(
  bytes: Uint8Array,
  { root, names }: { readonly root: string; readonly names: ReadonlySet<string> },
  onElement: (element: XmlElement) => void,
  { onProgress, pause }: XmlOptions = {},
): Promise<void> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  const open: OpenElement[] = [];
  let depth = 0;
  parser.on('doctype', () => {
    throw meshError('xml-doctype');
  });
  parser.on('error', () => {
    throw meshError('xml-damaged');
  });
  parser.on('opentag', ({ name: full, attributes }) => {
    const name = withoutPrefix(full);
    if (depth === 0 && name !== root) throw meshError('no-building-plan');
    if (++depth > MOST_DEPTH) throw meshError('xml-damaged');
    if (open.length === 0 && !names.has(name)) return;
    const own = Object.entries(attributes).map(([key, value]) => [withoutPrefix(key), value] as const);
    const element: OpenElement = { name, attributes: Object.fromEntries(own), children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  const addText = (text: string) => {
    const last = open.at(-1);
    if (last) last.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    depth -= 1;
    const element = open.pop();
    if (element && open.length === 0) onElement(element);
  });
  const decoder = decoderOf(bytes);
  for (let at = 0; at < bytes.length; at += CHUNK) {
    const isLast = at + CHUNK >= bytes.length;
    parser.write(decodedChunk(decoder, bytes.subarray(at, at + CHUNK), isLast));
    onProgress?.(Math.min(1, (at + CHUNK) / bytes.length));
    await pause?.();
  }
  parser.close();
}

function decodedChunk(decoder: TextDecoder, bytes: Uint8Array, isLast: boolean): string {
  try {
    return decoder.decode(bytes, { stream: !isLast });
  } catch {
    throw meshError('xml-damaged');
  }
}

/** The first element of a name among the children of an element. */
export const childOf = ({ children }: XmlElement, name: string): XmlElement | undefined =>
  children.find((child) => child.name === name);

/** The element and all that are in it. */
export function* elementsIn(element: XmlElement): Generator<XmlElement> {
  yield element;
  for (const child of element.children) yield* elementsIn(child);
}
