/** The content of one toast. */
export interface ToastEntry {
  readonly id: number;
  readonly text: string;
  readonly title: string | null;
  readonly intent: ToastIntent;
  /** Milliseconds; null for the default. */
  readonly duration: number | null;
  readonly action: ToastAction | null;
}

/** A button in a toast; the toast closes when it is pressed. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

export type ToastIntent = 'success' | 'error' | 'warning' | 'info';
/** Shows a toast for `duration` milliseconds. */
export type Notify = (
  text: string,
  intent?: ToastIntent,
  duration?: number | null,
  title?: string | null,
  action?: ToastAction | null,
) => void;

/** An error that was shown, for the list of past errors. */
export interface TrayEntry extends ToastEntry {
  readonly at: Date;
}

export interface ToastStack {
  readonly shown: readonly ToastEntry[];
  /** They are shown when a visible toast closes. */
  readonly waiting: readonly ToastEntry[];
  /** Errors, the newest first. */
  readonly tray: readonly TrayEntry[];
}

const MAX_SHOWN = 3;
const MAX_TRAY = 20;

export const EMPTY_STACK: ToastStack = { shown: [], waiting: [], tray: [] };

/** The actions of two toasts differ even where their texts are the same. */
const isSame = (one: ToastEntry, other: ToastEntry): boolean =>
  one.text === other.text && one.intent === other.intent && one.title === other.title && one.action === other.action;

/**
 * At most three toasts are visible, the others wait. A repeated visible text keeps its place and restarts its time: a
 * person who repeats a rejected action would otherwise see nothing new, or a toast that disappears at once. A waiting
 * one stays as it is.
 */
export function addToast(stack: ToastStack, toast: ToastEntry, at: Date): ToastStack {
  if (stack.waiting.some((one) => isSame(one, toast))) return stack;
  if (stack.shown.some((one) => isSame(one, toast)))
    return { ...stack, shown: stack.shown.map((one) => (isSame(one, toast) ? toast : one)) };
  const tray = toast.intent === 'error' ? [{ ...toast, at }, ...stack.tray].slice(0, MAX_TRAY) : stack.tray;
  return stack.shown.length < MAX_SHOWN
    ? { ...stack, shown: [...stack.shown, toast], tray }
    : { ...stack, waiting: [...stack.waiting, toast], tray };
}

/** A toast closed: the first queued one replaces it. */
export function removeToast(stack: ToastStack, id: number): ToastStack {
  const shown = stack.shown.filter((one) => one.id !== id);
  const [next, ...waiting] = stack.waiting;
  return next !== undefined && shown.length < MAX_SHOWN
    ? { ...stack, shown: [...shown, next], waiting }
    : { ...stack, shown };
}

let stack = EMPTY_STACK;
let count = 0;
const listeners = new Set<() => void>();

function setStack(next: ToastStack): void {
  if (next === stack) return;
  stack = next;
  for (const listener of listeners) listener();
}

/** Notifications before the page can show them are shown then. */
export const notify: Notify = (text, intent = 'success', duration = null, title = null, action = null) => {
  count += 1;
  setStack(addToast(stack, { id: count, text, title, intent, duration, action }, new Date()));
};

export const removeShownToast = (id: number): void => setStack(removeToast(stack, id));
export const clearTray = (): void => setStack({ ...stack, tray: [] });
/** Removes every toast and the list of past errors. */
export const clearToasts = (): void => setStack(EMPTY_STACK);
export const getToasts = (): ToastStack => stack;

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
