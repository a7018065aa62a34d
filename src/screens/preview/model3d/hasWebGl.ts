let known: boolean | null = null;

/** Whether the browser can draw in three dimensions; asked once, by a context that is given back. */
export function hasWebGl(): boolean {
  if (known !== null) return known;
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    known = context !== null;
    context?.getExtension('WEBGL_lose_context')?.loseContext();
  } catch {
    known = false;
  }
  return known;
}
