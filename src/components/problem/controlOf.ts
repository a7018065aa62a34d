import type { Control } from '@/model/problemReport/problemReport';
import { redactText } from '@/model/redaction/redact';

/** Roles that elements have by themselves. */
const OWN_ROLES: readonly (readonly [string, string])[] = [
  ['button, summary, input[type=button], input[type=submit], input[type=reset]', 'button'],
  ['a[href]', 'link'],
  ['input[type=checkbox]', 'checkbox'],
  ['input[type=radio]', 'radio'],
  ['input[type=range]', 'slider'],
  ['input[type=number]', 'spinbutton'],
  ['input[type=search]', 'searchbox'],
  ['input:is([list]), select', 'combobox'],
  ['textarea, input', 'textbox'],
];
const INTERACTIVE =
  'button, summary, a[href], input, select, textarea, [role=button], [role=link], [role=checkbox], [role=radio], ' +
  '[role=switch], [role=tab], [role=option], [role=menuitem], [role=menuitemcheckbox], [role=menuitemradio], ' +
  '[role=treeitem], [role=slider], [role=combobox], [role=row][tabindex], [role=application], [role=gridcell][tabindex]';
const MOST_CHARACTERS = 120;

const roleOf = (element: Element): string =>
  element.getAttribute('role')?.split(' ')[0] ??
  OWN_ROLES.find(([selector]) => element.matches(selector))?.[1] ??
  'generic';

const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();

/** The text of an element as it is read: controls in a label and parts that are hidden are not. */
function readText(element: Element): string {
  if (element.getAttribute('aria-hidden') === 'true' || element.matches('select, textarea')) return '';
  const { display, visibility } = getComputedStyle(element);
  if (display === 'none' || visibility === 'hidden') return '';
  const label = element.getAttribute('aria-label') ?? element.getAttribute('alt');
  if (label !== null) return label;
  return [...element.childNodes]
    .map((node) => (node instanceof Element ? readText(node) : (node.textContent ?? '')))
    .join(' ');
}

/** The accessible name: a near computation of ARIA's, for controls alone. */
function nameOf(element: Element): string {
  const by = element.getAttribute('aria-labelledby');
  if (by !== null) {
    const labels = by.split(/\s+/).flatMap((id) => element.ownerDocument.getElementById(id) ?? []);
    return plain(labels.map(readText).join(' '));
  }
  const label = element.getAttribute('aria-label');
  if (label !== null) return plain(label);
  const labels = 'labels' in element ? (element.labels as NodeListOf<HTMLLabelElement> | null) : null;
  if (labels && labels.length > 0) return plain([...labels].map(readText).join(' '));
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
    return plain(element.title || element.placeholder);
  if (element instanceof HTMLSelectElement) return plain(element.title);
  return plain(readText(element)) || plain(element.getAttribute('title'));
}

const isVisible = (element: Element): boolean =>
  element.getClientRects().length > 0 && element.closest('[aria-hidden=true], [inert]') === null;

/** The control that an element is, or is part of; null where it is none. */
export const closestControl = (element: Element): Element | null => element.closest(INTERACTIVE);

/** Describes a control so that it is found again in a page like this one. */
export function controlOf(element: Element): Control {
  const role = roleOf(element);
  const name = nameOf(element);
  const dialog = element.closest('[role=dialog], [role=alertdialog]');
  const root: ParentNode = dialog ?? element.ownerDocument;
  const alike = [...root.querySelectorAll(element.tagName)].filter(
    (one) => one === element || (roleOf(one) === role && isVisible(one) && nameOf(one) === name),
  );
  return {
    role,
    name: redactText(name.slice(0, MOST_CHARACTERS)),
    nth: alike.indexOf(element),
    dialog: dialog === null ? null : redactText(nameOf(dialog)),
  };
}
