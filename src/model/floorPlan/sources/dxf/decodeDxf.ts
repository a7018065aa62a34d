/** Versions from this on are UTF-8, whatever their code page says. */
const UTF8_SINCE = 'AC1021';

/** Encodings of code pages whose name is not that of Windows with its number. */
const ENCODINGS: Readonly<Record<string, string>> = {
  ANSI_874: 'windows-874',
  ANSI_932: 'shift_jis',
  ANSI_936: 'gbk',
  ANSI_949: 'euc-kr',
  ANSI_950: 'big5',
  ANSI_1361: 'euc-kr',
  'UTF-8': 'utf-8',
};

/** Bytes within which the header names version and code page. */
const HEADER = 64 * 1024;

/**
 * The text of a DXF file: UTF-8 since AutoCAD 2007, in the code page of its header before; Windows-1252 where that is
 * unknown. Bytes that are no UTF-8 make it a file of the code page, since some programs write what they please.
 */
export function decodeDxf(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEADER));
  const variable = (name: string) => new RegExp(`\\$${name}\\s+\\d+\\s+(\\S+)`).exec(head)?.[1] ?? '';
  const version = variable('ACADVER');
  if (version >= UTF8_SINCE || head.startsWith('\u00ef\u00bb\u00bf')) {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      // Written by a program that has not changed its encoding.
    }
  }
  const page = variable('DWGCODEPAGE').toUpperCase();
  const windows = /^ANSI_(125\d)$/.exec(page)?.[1];
  return new TextDecoder(ENCODINGS[page] ?? `windows-${windows ?? '1252'}`).decode(bytes);
}
