/** Saving and undoing of forms of nodes and kiosks, which are rarely typed in. Without a network it may be loaded later. */
export const loadTyped = () => import('./typedForms').catch(scriptLost);

const scriptLost = (): never => {
  throw Object.assign(new Error(), { status: 500 });
};
