import { Option } from '@fluentui/react-components';
import type { ReactElement } from 'react';

interface Props {
  readonly text: string;
  readonly className?: string;
  readonly children?: ReactElement;
}

/** A row of a list of choices that is a text, not a choice: how many more there are, or that nothing matches. */
export function NoteOption({ text, className, children }: Props) {
  return (
    <Option disabled checkIcon={null} value="" text={text} {...(className !== undefined && { className })}>
      {children ?? text}
    </Option>
  );
}
