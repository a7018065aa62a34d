const MODIFIERS = ['Alt', 'Control', 'Meta', 'Shift'] as const;
const ARROW = /^Arrow/;

interface Held {
  getModifierState(key: string): boolean;
}

/** The modifiers that are held, by their names. */
export const heldKeys = (event: Held): readonly string[] => MODIFIERS.filter((key) => event.getModifierState(key));

/** Whether the key does something by itself, and is no modifier, nor one that only moves the focus on. */
export const isRecordedKey = (key: string): boolean =>
  key !== '' && key !== 'Tab' && !MODIFIERS.some((one) => one === key);

/** Whether the key does something in a field beside its text: it is sent, left, or its list is gone through. */
export const actsInField = (key: string, hasList: boolean): boolean =>
  key === 'Enter' || key === 'Escape' || (hasList && ARROW.test(key));

/** `Control+Shift+ArrowLeft`; a shift that only makes the sign itself is part of it. */
export const combination = (key: string, held: readonly string[]): string =>
  [...held.filter((one) => one !== 'Shift' || key.length > 1), key].join('+');
