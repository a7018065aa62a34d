import { Button, Field, Input } from '@fluentui/react-components';
import { EyeOffRegular, EyeRegular } from '@fluentui/react-icons';
import { type InputHTMLAttributes, type KeyboardEvent, type Ref, useState } from 'react';
import { text } from './texts';

type Attributes = InputHTMLAttributes<HTMLInputElement>;

interface Props extends Required<Pick<Attributes, 'autoComplete'>>, Pick<Attributes, 'autoFocus' | 'onBlur'> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly required?: boolean;
  readonly error: string | undefined;
  readonly name: string;
  readonly input?: Ref<HTMLInputElement>;
  readonly value: string;
  readonly onChange: (password: string) => void;
}

/** A password, with a button that shows it and a hint while Caps Lock is on. */
export function PasswordField({
  label,
  hint,
  required = false,
  error,
  input = null,
  onChange,
  onBlur,
  ...field
}: Props) {
  const [isShown, setShown] = useState(false);
  const [isCapsLock, setCapsLock] = useState(false);
  const readCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <Field
      label={label}
      required={required}
      {...(hint !== undefined && { hint })}
      {...(error
        ? { validationMessage: error }
        : isCapsLock && {
            validationState: 'warning',
            validationMessage: { role: 'status', children: text('capsLock') },
          })}
    >
      <Input
        {...field}
        input={{ ref: input }}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        onChange={(_event, { value }) => onChange(value)}
        onKeyDown={readCapsLock}
        onKeyUp={readCapsLock}
        onBlur={(event) => {
          setCapsLock(false);
          onBlur?.(event);
        }}
        contentAfter={
          <Button
            appearance="transparent"
            size="small"
            icon={isShown ? <EyeOffRegular /> : <EyeRegular />}
            aria-label={isShown ? text('hidePassword') : text('showPassword')}
            onClick={() => setShown(!isShown)}
          />
        }
      />
    </Field>
  );
}
