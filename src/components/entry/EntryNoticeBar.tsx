import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import type { EntryNotice } from './entryNotice';

/** A notice above a form; screen readers announce it. */
export function EntryNoticeBar({ text, intent }: EntryNotice) {
  return (
    <MessageBar
      intent={intent}
      layout="multiline"
      politeness="assertive"
      {...(intent === 'error' && { role: 'alert' })}
    >
      <MessageBarBody>{text}</MessageBarBody>
    </MessageBar>
  );
}
