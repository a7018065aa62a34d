import { expect, it } from 'vitest';
import { ignoreStrayDrops } from '@/app/shell/ignoreStrayDrops';

const dragged = (type: string, types: readonly string[]) =>
  Object.assign(new Event(type, { bubbles: true, cancelable: true }), { dataTransfer: { types, dropEffect: 'copy' } });

it('[RB5] files beside a place for them are not opened in place of the page; texts and places for files work', () => {
  ignoreStrayDrops(window);
  const zone = document.createElement('div');
  document.body.append(zone);
  for (const type of ['dragover', 'drop']) {
    const stray = dragged(type, ['Files']);
    document.body.dispatchEvent(stray);
    expect([stray.defaultPrevented, stray.dataTransfer.dropEffect]).toEqual([true, 'none']);
    const text = dragged(type, ['text/plain']);
    document.body.dispatchEvent(text);
    expect(text.defaultPrevented).toBe(false);
    zone.addEventListener(type, (event) => event.preventDefault(), { once: true });
    const wanted = dragged(type, ['Files']);
    zone.dispatchEvent(wanted);
    expect(wanted.dataTransfer.dropEffect).toBe('copy');
  }
  zone.remove();
});
