import { Field, Input } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { pressedKey } from '@/components/pressedKey';
import { text } from '../texts';

const LONGEST = 100;

interface Props {
  readonly name: string;
  /** Whether the name may be removed. */
  readonly isOptional?: boolean;
  readonly onCommit: (name: string) => void;
}

/** The name of the selection: committed when the field is left or Enter is pressed, one step for the whole name. */
export function NameField({ name, isOptional = false, onCommit }: Props) {
  const [typed, setTyped] = useState(name);
  useEffect(() => setTyped(name), [name]);
  const commit = () => {
    const next = typed.trim();
    if (next === name) return;
    if (next || isOptional) onCommit(next);
    else setTyped(name);
  };
  return (
    <Field label={text('name')}>
      <Input
        value={typed}
        maxLength={LONGEST}
        onChange={(_event, { value }) => setTyped(value)}
        onBlur={commit}
        onKeyDown={(event) => pressedKey(event) === 'Enter' && commit()}
      />
    </Field>
  );
}
