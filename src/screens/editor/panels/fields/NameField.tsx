import { Field, Input } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { pressedKey } from '@/components/pressedKey';
import { text } from '../texts';

const LONGEST = 100;

interface Props {
  readonly name: string;
  /** Whether the name may be removed. */
  readonly isOptional?: boolean;
  readonly onCommit: (name: string) => void;
}

/**
 * The name of the selection: committed when the field is left, Enter is pressed or the panel goes, one step for the whole name.
 * A name that somebody else gives it meanwhile does not replace what is being typed.
 */
export function NameField({ name, isOptional = false, onCommit }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    const next = typed?.trim() ?? name;
    setTyped(null);
    if (next !== name && (next || isOptional)) onCommit(next);
  };
  const latest = useRef(commit);
  useEffect(() => {
    latest.current = commit;
  });
  useEffect(() => () => latest.current(), []);
  return (
    <Field label={text('name')}>
      <Input
        value={typed ?? name}
        maxLength={LONGEST}
        onChange={(_event, { value }) => setTyped(value)}
        onBlur={commit}
        onKeyDown={(event) => pressedKey(event) === 'Enter' && commit()}
      />
    </Field>
  );
}
