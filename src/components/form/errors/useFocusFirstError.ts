import { type RefObject, useEffect } from 'react';

/** Focuses the first field with an error when field errors appear. */
export function useFocusFirstError(
  form: RefObject<HTMLElement | null>,
  errors: Readonly<Record<string, string>>,
): void {
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not([disabled])')?.focus();
  }, [form, errors]);
}
