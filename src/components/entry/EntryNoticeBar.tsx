import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import type { EntryNotice } from './EntryForm';

/** Something that is said above a form, and read out. */
export function EntryNoticeBar({ text, intent }: EntryNotice) {
  return (
    <MessageBar intent={intent} layout="multiline" politeness="assertive">
      <MessageBarBody>{text}</MessageBarBody>
    </MessageBar>
  );
}
