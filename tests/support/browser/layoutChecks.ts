import type { Page } from 'playwright/test';

interface LayoutFindings {
  /** How far the page scrolls sideways, in CSS pixels. */
  readonly overflow: number;
  /** Texts that are cut off or outside of the window, with their element. */
  readonly cutOff: readonly string[];
  /** Names of buttons, headings and labels that are in no brackets. */
  readonly unbracketed: readonly string[];
}

/** Rows of places and choices of a form, which the service names, and machines, which are named in their files. */
const NAMED_ELSEWHERE = 'aside li button, fieldset label, fieldset button, [translate=no]';

/** Looks at a page, or at one surface over it, that is open in the pseudo-locale. */
export const findLayoutProblems = (page: Page, root: string): Promise<LayoutFindings> =>
  page.evaluate(
    ([selector, data]) => {
      const place = document.querySelector(selector) ?? document.body;
      const isScrolling = (style: CSSStyleDeclaration) => /(auto|scroll)/.test(`${style.overflowX} ${style.overflowY}`);
      const isShown = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      };

      /** Why a text cannot be read: an ancestor hides a part of it, or it is outside of the window. */
      function hiddenBy(element: Element, box: DOMRect): string | null {
        for (let parent: Element | null = element; parent; parent = parent.parentElement) {
          const style = getComputedStyle(parent);
          // A part that scrolls can be reached; an ellipsis says that there is more.
          if (isScrolling(style) || style.textOverflow === 'ellipsis') return null;
          // Text for screen readers alone.
          if (style.clipPath !== 'none' || style.position === 'fixed') return null;
          const { left, right, top, bottom } = parent.getBoundingClientRect();
          const isHiding = /(hidden|clip)/.test(`${style.overflowX} ${style.overflowY}`);
          const isButton = parent.matches('button, [role=button], [role=tab]');
          const isOut = box.left < left - 1 || box.right > right + 1;
          if ((isHiding || isButton) && isOut) return 'cut off at the side';
          const isPartlyIn = box.bottom > top && box.top < bottom;
          if (isHiding && isPartlyIn && (box.top < top - 2 || box.bottom > bottom + 2)) return 'cut off above or below';
        }
        return box.left < -1 || box.right > innerWidth + 1 ? 'outside of the window' : null;
      }

      const cutOff: string[] = [];
      const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const element = node.parentElement;
        if (!element || !node.nodeValue?.trim() || element.closest('svg, [aria-hidden=true]') || !isShown(element))
          continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const reason = hiddenBy(element, range.getBoundingClientRect());
        if (reason) cutOff.push(`${reason}: ${node.nodeValue.trim()} in ${element.outerHTML.slice(0, 120)}`);
      }

      const named = 'button, h1, h2, h3, h4, label, legend, [role=tab], [role=menuitem], [role=columnheader]';
      const unbracketed = [...place.querySelectorAll(named)]
        .filter((element) => isShown(element) && !element.closest(`[aria-hidden=true], ${data}`))
        .map((element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim())
        .filter((name) => /\p{L}{2}/u.test(name) && !/\[.*\]/su.test(name));
      return {
        overflow: Math.max(0, document.documentElement.scrollWidth - innerWidth),
        cutOff,
        unbracketed: [...new Set(unbracketed)],
      };
    },
    [root, NAMED_ELSEWHERE] as const,
  );
