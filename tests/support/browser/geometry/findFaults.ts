import type { Page } from 'playwright/test';

/** How far a surface may stand from what opened it, in CSS pixels. */
const BESIDE = 24;

/**
 * The faults of geometry below one element, in words: a control whose middle is something else, neighbours that overlap,
 * a text that is cut off without saying so, a page that scrolls sideways, a surface that leaves the window.
 */
export const findFaults = (page: Page, root: string): Promise<string[]> =>
  page.evaluate((selector) => {
    const place = [...document.querySelectorAll(selector)].at(-1) ?? document.body;
    const PRESSED =
      'button, a[href], input:not([type=hidden], [type=file]), select, textarea, [role=button], [role=tab], [role=menuitem], [role=menuitemcheckbox], [role=menuitemradio], [role=option], [role=combobox], [role=switch]';
    const nameOf = (element: Element): string => {
      const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
      const labelled = 'labels' in element ? ((element as HTMLInputElement).labels?.[0]?.textContent ?? '') : '';
      const name = (words || labelled).trim().replace(/\s+/g, ' ').slice(0, 60);
      return `${element.tagName.toLowerCase()}${element.getAttribute('role') ? `[${element.getAttribute('role')}]` : ''} “${name}”`;
    };
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1) return false;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: false })) return false;
      for (let one: Element | null = element; one; one = one.parentElement)
        if (getComputedStyle(one).clipPath !== 'none' || one.hasAttribute('inert')) return false;
      return true;
    };
    /** The part of an element that is seen in the parts that scroll and in the window. */
    const seenOf = (element: Element) => {
      let { left, right, top, bottom } = element.getBoundingClientRect();
      for (let one = element.parentElement; one; one = one.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(one);
        const box = one.getBoundingClientRect();
        if (overflowX !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
        if (overflowY !== 'visible') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
        if (position === 'fixed') break;
      }
      return {
        left: Math.max(left, 0),
        right: Math.min(right, innerWidth),
        top: Math.max(top, 0),
        bottom: Math.min(bottom, innerHeight),
      };
    };
    const widest = (pieces: readonly DOMRect[]) =>
      pieces.reduce((most, piece) => (piece.width > most.width ? piece : most));
    const faults: string[] = [];
    const controls = [...place.querySelectorAll(PRESSED)].filter(isShown);

    // A part that stays in its place while a list scrolls below it may cover a row.
    const isSticky = (element: Element) => {
      for (let one: Element | null = element; one && one !== place; one = one.parentElement)
        if (/sticky|fixed/.test(getComputedStyle(one).position)) return true;
      return false;
    };
    for (const control of controls) {
      const whole = control.getBoundingClientRect();
      const seen = seenOf(control);
      const isCut = seen.right - seen.left < whole.width - 1 || seen.bottom - seen.top < whole.height - 1;
      if (isCut || getComputedStyle(control).pointerEvents === 'none') continue;
      // A link that goes on in the next line has a piece in each: the middle of all is beside them.
      const pieces = [...control.getClientRects()];
      const { left, right, top, bottom } = pieces.length > 1 ? widest(pieces) : seen;
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (!hit || control.contains(hit) || hit.closest('label')?.contains(control)) continue;
      const labels = 'labels' in control ? [...((control as HTMLInputElement).labels ?? [])] : [];
      if (labels.some((label) => label.contains(hit))) continue;
      // The frame of a field is the field.
      const frame = hit.getBoundingClientRect();
      if (hit.contains(control) && frame.width * frame.height < 2.5 * whole.width * whole.height) continue;
      if (isSticky(hit) && !isSticky(control) && !hit.contains(control)) continue;
      faults.push(`covered: ${nameOf(control)} by ${hit.outerHTML.slice(0, 100)}`);
    }

    const fields = controls.filter((one) =>
      one.matches('input:not([type=range], [type=radio]), select, textarea, button'),
    );
    for (const [at, one] of fields.entries())
      for (const other of fields.slice(at + 1)) {
        if (one.contains(other) || other.contains(one)) continue;
        const [a, b] = [seenOf(one), seenOf(other)];
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 3 && high > 3 && isSticky(one) === isSticky(other))
          faults.push(`overlap: ${nameOf(one)} and ${nameOf(other)} by ${Math.round(wide)}×${Math.round(high)}`);
      }

    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.nodeValue?.trim() || element.closest('svg, script, style, option, [aria-hidden=true]'))
        continue;
      if (!isShown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
        const style = getComputedStyle(one);
        if (/(auto|scroll)/.test(`${style.overflowX} ${style.overflowY}`)) break;
        if (!/(hidden|clip)/.test(style.overflowX)) continue;
        const { left, right } = one.getBoundingClientRect();
        if (box.left >= left - 1 && box.right <= right + 1) continue;
        const words = node.nodeValue.trim().slice(0, 60);
        const isEllipsis = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
        const whole = one.closest('[title], [aria-label]') ?? element.closest('[title], [aria-label]');
        if (!isEllipsis) faults.push(`cut off without an ellipsis: “${words}” in ${one.outerHTML.slice(0, 80)}`);
        else if (!whole) faults.push(`an ellipsis without the whole text: “${words}” in ${one.outerHTML.slice(0, 80)}`);
        break;
      }
    }

    const sideways = document.documentElement.scrollWidth - innerWidth;
    if (sideways > 0) faults.push(`the page scrolls sideways by ${sideways}`);
    if (place !== document.body) {
      const { left, right, top, bottom } = place.getBoundingClientRect();
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
        faults.push(`a surface leaves the window: ${[left, top, right, bottom].map(Math.round).join(' ')}`);
    }
    return [...new Set(faults)];
  }, root);

/** Why a surface is not beside what opened it; null where it is. */
export const findDistance = (page: Page, surface: string, trigger: string): Promise<string | null> =>
  page.evaluate(
    ([surfaceSelector, triggerSelector, most]) => {
      const opened = [...document.querySelectorAll(surfaceSelector)].at(-1)?.getBoundingClientRect();
      const from = document.querySelector(triggerSelector)?.getBoundingClientRect();
      if (!opened || !from) return null;
      const wide = Math.max(opened.left - from.right, from.left - opened.right, 0);
      const high = Math.max(opened.top - from.bottom, from.top - opened.bottom, 0);
      const distance = Math.hypot(wide, high);
      const isOver = Math.min(opened.bottom, from.bottom) - Math.max(opened.top, from.top) > from.height / 2;
      const covers = isOver && Math.min(opened.right, from.right) - Math.max(opened.left, from.left) > from.width / 2;
      if (distance > most) return `opens ${Math.round(distance)} px from its control`;
      return covers ? 'covers the control that opened it' : null;
    },
    [surface, trigger, BESIDE] as const,
  );
