import { Button } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { ActionButton } from '@/components/blocked/ActionButton';
import { useEditorActors } from '../../session/editorActors';
import { text } from './texts';

interface Props {
  readonly count: number;
  /** The label of the button that removes the last one. */
  readonly removal: string;
  /** The button that makes the correction. */
  readonly children: ReactNode;
}

/** Makes the correction, removes the last corner, or leaves. */
export function CornerButtons({ count, removal, children }: Props) {
  const { editor } = useEditorActors();
  return (
    <>
      {children}
      <ActionButton
        size="small"
        blockedBy={count === 0 ? text('noCorner') : null}
        onClick={() => editor.send({ type: 'corner.remove' })}
      >
        {removal}
      </ActionButton>
      <Button size="small" onClick={() => editor.send({ type: 'tool.set', tool: 'select' })}>
        {text('cancel')}
      </Button>
    </>
  );
}
