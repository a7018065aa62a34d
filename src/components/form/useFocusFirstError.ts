import { type RefObject, useEffect } from 'react';

/** Gives the first wrong field of a form the focus when texts at its fields come (F1). */
export function useFocusFirstError(
  form: RefObject<HTMLElement | null>,
  errors: Readonly<Record<string, string>>,
): void {
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not([disabled])')?.focus();
  }, [form, errors]);
}
