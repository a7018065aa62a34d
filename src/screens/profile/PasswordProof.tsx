import { useEffect, useRef } from 'react';
import { PasswordField } from '@/components/form/PasswordField';
import { text } from './texts';

interface Props {
  readonly value: string;
  readonly onChange: (password: string) => void;
  readonly error: string | undefined;
}

/** The current password, once the service has asked for it. It gets the focus, and so does a wrong one. */
export function PasswordProof({ value, onChange, error }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error) input.current?.select();
  }, [error]);
  return (
    <PasswordField
      label={text('currentPassword')}
      hint={text('proofHint')}
      required
      error={error}
      input={input}
      name="current"
      autoComplete="current-password"
      autoFocus
      value={value}
      onChange={onChange}
    />
  );
}
