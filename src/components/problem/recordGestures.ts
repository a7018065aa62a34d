import { pressedKey } from '@/components/pressedKey';
import type { GestureDeed, RecordedGesture } from '@/model/problemReport/problemReport';
import { actsInField, combination, heldKeys, isRecordedKey } from '@/model/problemReport/recordedKey';
import { redactText } from '@/model/redaction/redact';
import { isSecretKey } from '@/model/redaction/secretKey';
import { closestControl, controlOf } from './controlOf';

/** Older gestures are forgotten. */
const MOST_GESTURES = 300;
/** Keys that press a control by themselves: the press is recorded. */
const PRESSING = new Set(['Enter', ' ']);
const BUTTONS = ['left', 'middle', 'right'] as const;
const FIELD = 'input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=file]), textarea';
/** A drawing that takes pointers itself: a button that lies over it is a control like any other. */
const DRAWING = 'canvas, [role=application]';
/** The dialog in which a problem is described is no part of the problem. */
const REPORT = '[data-dialog="problem"]';
/** Milliseconds within which a form presses its button for Enter. */
const IMPLICIT = 50;

const recorded: RecordedGesture[] = [];

const isDrawing = (target: Element): boolean => (closestControl(target) ?? target).matches(DRAWING);

/** The gestures so far, the oldest first. */
export const recordedGestures = (): readonly RecordedGesture[] => [...recorded];

const isSecretField = (field: HTMLInputElement | HTMLTextAreaElement): boolean =>
  field.type === 'password' || isSecretKey(`${field.name} ${field.id} ${field.autocomplete}`);

function add(deed: GestureDeed): void {
  const { pathname, search } = window.location;
  const gesture = { ...deed, at: Date.now(), address: redactText(`${pathname}${search}`) };
  const last = recorded.at(-1);
  if (last && isContinued(last, deed)) recorded.splice(-1, 1, joined(last, gesture));
  else recorded.push(gesture);
  if (recorded.length > MOST_GESTURES) recorded.shift();
}

/** Of a text that is typed, a pointer that moves and a wheel that turns only the sum is of interest. */
function isContinued(last: GestureDeed, next: GestureDeed): boolean {
  if (last.kind === 'type' && next.kind === 'type')
    return JSON.stringify(last.control) === JSON.stringify(next.control);
  if (last.kind === 'pointer' && next.kind === 'pointer') return last.action === 'move' && next.action === 'move';
  return last.kind === 'wheel' && next.kind === 'wheel' && last.keys.join() === next.keys.join();
}

const joined = (last: RecordedGesture, next: RecordedGesture): RecordedGesture =>
  last.kind === 'wheel' && next.kind === 'wheel'
    ? { ...next, deltaX: last.deltaX + next.deltaX, deltaY: last.deltaY + next.deltaY }
    : next;

/**
 * Records what a person does on this page, so that a replay can do it again: controls by role and name, typed texts
 * without secrets, keys, and pointers on drawings. Nothing leaves the page. Returns what ends it and forgets everything.
 */
export function startGestures(page: Document): () => void {
  const listening = new AbortController();
  /** When Enter was pressed in a field, of which a form may make a press of its button. */
  let enteredAt = Number.NEGATIVE_INFINITY;
  let draws = false;
  const listen = <Type extends keyof DocumentEventMap>(
    type: Type,
    note: (event: DocumentEventMap[Type], target: Element) => void,
  ) =>
    page.addEventListener(
      type,
      (event) => {
        const { target } = event;
        // A page that tests itself sends events of its own; nobody has done them.
        if (target instanceof Element && target.closest(REPORT) === null) note(event, target);
      },
      { capture: true, passive: true, signal: listening.signal },
    );

  listen('click', (event, target) => {
    const control = closestControl(target);
    if (control?.matches('select, input[type=file]') || isDrawing(target)) return;
    if (event.detail === 0 && event.timeStamp - enteredAt < IMPLICIT) return;
    if (control === null) {
      // The control of a label is pressed by its own event.
      if (!target.closest('label')) add({ kind: 'place', x: event.clientX, y: event.clientY });
      return;
    }
    // The focus of a field says nothing that typing does not; a field that opens a list does.
    if (!control.matches(FIELD) || control.getAttribute('role') === 'combobox')
      add({ kind: 'press', control: controlOf(control) });
  });
  listen('input', (_event, target) => {
    if (target instanceof HTMLSelectElement) {
      add({ kind: 'type', control: controlOf(target), value: redactText(target.value) });
      return;
    }
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) || !target.matches(FIELD))
      return;
    add({ kind: 'type', control: controlOf(target), value: isSecretField(target) ? null : redactText(target.value) });
  });
  listen('change', (_event, target) => {
    if (target instanceof HTMLInputElement && target.type === 'file')
      add({ kind: 'files', control: controlOf(target), names: [...(target.files ?? [])].map(({ name }) => name) });
  });
  listen('drop', ({ dataTransfer }) => {
    const names = [...(dataTransfer?.files ?? [])].map(({ name }) => name);
    if (names.length > 0) add({ kind: 'files', control: null, names });
  });
  listen('keydown', (event, target) => {
    const key = pressedKey(event);
    if (!isRecordedKey(key)) return;
    const isField = target.matches(FIELD);
    const hasList = target.getAttribute('role') === 'combobox';
    if (isField && key === 'Enter') enteredAt = event.timeStamp;
    if (isField && !actsInField(key, hasList) && !event.ctrlKey && !event.metaKey) return;
    const control = closestControl(target);
    if (PRESSING.has(key) && control !== null && !isField) return;
    const focused = target === page.body ? null : controlOf(control ?? target);
    add({ kind: 'key', key: combination(key, heldKeys(event)), control: focused });
  });
  const pointer = (action: 'down' | 'move' | 'up') => (event: PointerEvent, target: Element) => {
    if (action === 'down') draws = isDrawing(target);
    if (!draws) return;
    if (action === 'up') draws = false;
    const { clientX: x, clientY: y } = event;
    add({ kind: 'pointer', action, x, y, button: BUTTONS[event.button] ?? 'left', keys: heldKeys(event) });
  };
  listen('pointerdown', pointer('down'));
  listen('pointermove', pointer('move'));
  listen('pointerup', pointer('up'));
  listen('wheel', (event, target) => {
    if (!isDrawing(target)) return;
    const { clientX: x, clientY: y, deltaX, deltaY } = event;
    add({ kind: 'wheel', x, y, deltaX, deltaY, keys: heldKeys(event) });
  });
  return () => {
    listening.abort();
    recorded.length = 0;
  };
}
