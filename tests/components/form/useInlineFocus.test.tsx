import { useRef, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useInlineFocus } from '@/components/form/useInlineFocus';
import { cleanUp, render } from '../../support/dom/render';

afterEach(cleanUp);

function Place() {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useInlineFocus(isOpen, place);
  return (
    <div ref={place}>
      {isOpen ? (
        <form>
          <input aria-label="Name" />
          <button type="button" onClick={() => setOpen(false)}>
            Create
          </button>
        </form>
      ) : (
        <button type="button" onClick={() => setOpen(true)}>
          Add
        </button>
      )}
    </div>
  );
}

it('[AX23] a form in the place of its button takes the focus, and gives it back', async () => {
  const { after, text } = await render(<Place />);
  const press = (words: string) =>
    after(() => {
      const button = text(words)?.closest('button');
      button?.focus();
      button?.click();
    });
  await press('Add');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Name');
  await press('Create');
  expect(document.activeElement?.textContent).toBe('Add');
});
