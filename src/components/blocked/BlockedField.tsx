import { Tooltip } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useReasonVisible } from './useReasonVisible';

interface Props {
  /** Why the field cannot be changed now, in words; null where it can. */
  readonly by: string | null;
  /** The field, disabled if the argument says so. */
  readonly children: (isBlocked: boolean) => ReactElement;
}

/**
 * A field that may be blocked. A disabled field takes no focus, so the element around it does, and shows the reason.
 */
export function BlockedField({ by, children }: Props) {
  const reason = useReasonVisible(by ?? '');
  return (
    <Tooltip content={by ?? ''} relationship={by === null ? 'inaccessible' : 'description'} {...reason}>
      <span
        {...(by !== null && { role: 'note', tabIndex: 0 })}
        style={{ display: 'inline-flex', flexDirection: 'column' }}
      >
        {children(by !== null)}
      </span>
    </Tooltip>
  );
}
