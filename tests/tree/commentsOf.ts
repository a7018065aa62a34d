import { parseSync } from 'vite';

/** The code of a source file without its comments, and their texts without the marks at the line starts. */
export interface CommentedCode {
  readonly code: string;
  readonly comments: readonly string[];
}

/** Line comments that follow each other without code between them are one. */
export function commentsOf(path: string, source: string): CommentedCode {
  const comments: string[] = [];
  let code = '';
  let at = 0;
  for (const { start, end } of rangesOf(path, source)) {
    const between = source.slice(at, start);
    const raw = source.slice(start, end);
    const before = comments.at(-1);
    const continues = before !== undefined && raw.startsWith('//') && /^\n[ \t]*$/.test(between);
    comments.splice(continues ? -1 : comments.length, 1, `${continues ? `${before} ` : ''}${textOf(raw)}`);
    code += between;
    at = end;
  }
  return { code: code + source.slice(at), comments };
}

const rangesOf = (path: string, source: string): readonly { readonly start: number; readonly end: number }[] =>
  path.endsWith('.css')
    ? [...source.matchAll(/\/\*[\s\S]*?\*\//g)].map(({ 0: raw, index }) => ({ start: index, end: index + raw.length }))
    : parseSync(path, source, { lang: path.endsWith('x') ? 'tsx' : 'ts' }).comments;

const textOf = (raw: string): string =>
  raw
    .replace(/^\/\/|^\/\*\*?|\*\/$/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*(?: |$)/, '').trim())
    .join(' ')
    .trim();
