/** Meaning of a statement other than `v`, `vt`, `vn` and `f` for a floor plan. */
export type ObjStatement = 'mesh' | 'material' | 'library' | 'ignored' | 'free-form' | 'refused-command' | 'unknown';

const MEANINGS = new Map<string, ObjStatement>([
  ['o', 'mesh'],
  ['g', 'mesh'],
  ['usemtl', 'material'],
  ['mtllib', 'library'],
  ...['curv', 'curv2', 'surf'].map((word) => [word, 'free-form'] as const),
  ...['call', 'csh'].map((word) => [word, 'refused-command'] as const),
  ...'v vt vn f l p s mg vp cstype deg bmat step parm trim hole scrv sp end con bevel c_interp d_interp lod usemap maplib'
    .concat(' shadow_obj trace_obj ctech stech bsp bzp cdc cdp res vw')
    .split(' ')
    .map((word) => [word, 'ignored'] as const),
]);

/** `keyword` is in lower case. */
export const objStatement = (keyword: string): ObjStatement => MEANINGS.get(keyword) ?? 'unknown';
