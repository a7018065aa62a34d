import { afterEach, expect, it, vi } from 'vitest';
import { WarningDialog } from '@/components/dialog/WarningDialog';
import { cleanUp, render } from '../../support/dom/render';

afterEach(cleanUp);

it.each([[true], [false]])(
  '[FM5] says that it is at work once it was confirmed, where it stays open: danger %s',
  async (isDanger) => {
    const [confirmed, cancelled] = [vi.fn(), vi.fn()];
    const { text, after } = await render(
      <WarningDialog
        isOpen
        title="Delete Quay House?"
        isDanger={isDanger}
        labels={{ confirm: 'Delete it', cancel: 'Keep it' }}
        onConfirm={confirmed}
        onCancel={cancelled}
      />,
    );
    const button = (name: string) => text(name)?.closest('button');
    const click = (name: string) => after(() => button(name)?.click());
    expect(button('Keep it')?.getAttribute('aria-disabled')).not.toBe('true');
    await click('Delete it');
    await click('Delete it');
    await click('Keep it');
    expect(confirmed).toHaveBeenCalledTimes(1);
    expect(cancelled).not.toHaveBeenCalled();
    for (const name of ['Delete it', 'Keep it']) expect(button(name)?.getAttribute('aria-disabled')).toBe('true');
  },
);
