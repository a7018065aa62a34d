import { type KeyboardEvent, useId, useState } from 'react';
import { pressedKey } from '@/components/pressedKey';

/** The options of a list, from the first to the last, by their number. */
interface Options {
  readonly count: number;
  readonly onChoose: (at: number) => void;
  readonly onClose: () => void;
}

/** A text field with a list of options: the list is opened and walked through by keys, while the field keeps the focus. */
export function useCombobox() {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const optionId = (at: number) => `${listId}-${at}`;
  const step = (to: number, count: number) => {
    setOpen(true);
    const next = count === 0 ? 0 : (to + count) % count;
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  return {
    listId,
    optionId,
    isOpen,
    setOpen,
    /** The option that Enter chooses. */
    active,
    setActive,
    onKeyDown: (event: KeyboardEvent, { count, onChoose, onClose }: Options) => {
      const key = pressedKey(event);
      if (key === 'ArrowDown') step(isOpen ? active + 1 : 0, count);
      else if (key === 'ArrowUp') step(active - 1, count);
      else if (key === 'Enter' && isOpen && active < count) onChoose(active);
      else if (key === 'Escape' && isOpen) onClose();
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
