import { meshError } from '../../meshError';

/** Bytes that a browser reads within a gigabyte of memory. */
export const MOST_IFC_BYTES = 256 * 1024 * 1024;

const START = 'ISO-10303-21;';
const END = 'END-ISO-10303-21;';
/** Bytes in which a header names its schema, and after which nothing but space follows the end. */
const HEAD = 64 * 1024;

const textOf = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

/** Whether bytes begin as a file of STEP does, after a byte order mark or space. */
export const isStep = (head: Uint8Array): boolean =>
  textOf(head)
    .replace(/^(ï»¿|\s)+/, '')
    .startsWith(START);

/** @throws MeshError where a file of STEP is cut, or of a schema that is not IFC 2x3, 4 or 4.3 */
export function checkIfcFile(bytes: Uint8Array): void {
  const schema = /FILE_SCHEMA\s*\(\s*\(\s*'([^']*)'/i.exec(textOf(bytes.subarray(0, HEAD)))?.[1];
  if (schema === undefined) throw meshError('ifc-damaged');
  if (!/^IFC(2X3|4)/i.test(schema)) throw meshError('ifc-schema', { text: schema.slice(0, 40) });
  if (!textOf(bytes.subarray(-HEAD)).includes(END)) throw meshError('ifc-cut');
}
