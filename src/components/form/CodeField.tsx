import { Field, Input } from '@fluentui/react-components';
import { type ChangeEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { translate } from '@/contract/texts/translate';
import { editCode } from './editCode';
import { text } from './texts';

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

const DIRECTIONS = { deleteContentBackward: 'backward', deleteContentForward: 'forward' } as const;

/** How an edit deleted text; null for one that inserted some. */
function deletedBy({ nativeEvent }: ChangeEvent): 'backward' | 'forward' | null {
  const type = nativeEvent instanceof InputEvent ? nativeEvent.inputType : '';
  if (type in DIRECTIONS) return DIRECTIONS[type as keyof typeof DIRECTIONS];
  return type.startsWith('delete') ? 'backward' : null;
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
  const [caret, setCaret] = useState<{ readonly at: number } | null>(null);
  const [hasOther, setHasOther] = useState(false);
  useEffect(() => {
    if (error && !isFocusElsewhere) input.current?.select();
  }, [error, isFocusElsewhere]);
  // A value that differs from the typed text moves the caret to the end.
  useLayoutEffect(() => {
    if (caret) input.current?.setSelectionRange(caret.at, caret.at);
  }, [caret]);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: typed, selectionStart } = event.target;
    const edit = { before: value, typed, caret: selectionStart ?? typed.length, deleted: deletedBy(event) };
    const edited = editCode(edit);
    setHasOther(/[^\d\s-]/.test(typed));
    setCaret({ at: edited.caret });
    onChange(edited.code);
  };
  return (
    <Field
      label={label}
      {...(error
        ? { validationMessage: error }
        : hasOther && { hint: { role: 'status', children: text('digitsOnly') } })}
    >
      <Input
        input={{ ref: input }}
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="000-000"
        autoFocus={isFirst}
        value={value}
        onChange={change}
      />
    </Field>
  );
}
