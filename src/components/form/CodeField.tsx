import { Field, Input } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { translate } from '@/contract/texts/translate';

/** Accepts digits only and sets the dash by itself: a pasted code works with or without it. */
const masked = (text: string): string => {
  const digits = text.replace(/\D/g, '').slice(0, 6);
  return digits.length > 3 ? `${digits.slice(0, 3)}-${digits.slice(3)}` : digits;
};

interface Props {
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly error: string | undefined;
  readonly label?: string;
  /** Gets the focus when it is mounted. */
  readonly isFirst?: boolean;
  /** An earlier field has an error and the focus. */
  readonly isFocusElsewhere?: boolean;
}

/** The code of an authenticator app, `123-456`. An invalid one is selected, so that typing replaces it. */
export function CodeField({
  value,
  onChange,
  error,
  label = translate('signIn.code'),
  isFirst = false,
  isFocusElsewhere = false,
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error && !isFocusElsewhere) input.current?.select();
  }, [error, isFocusElsewhere]);
  return (
    <Field label={label} {...(error && { validationMessage: error })}>
      <Input
        input={{ ref: input }}
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="000-000"
        autoFocus={isFirst}
        value={value}
        onChange={(_event, { value: typed }) => onChange(masked(typed))}
      />
    </Field>
  );
}
