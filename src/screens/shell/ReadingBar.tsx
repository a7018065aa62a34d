import { MessageBar, MessageBarBody } from '@fluentui/react-components';

/** Above a page whose records the user may read and not change: the reason. */
export function ReadingBar({ reason }: { readonly reason: string }) {
  return (
    <MessageBar intent="info" shape="square">
      <MessageBarBody>{reason}</MessageBarBody>
    </MessageBar>
  );
}
