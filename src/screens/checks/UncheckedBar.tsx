import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { text } from './texts';

interface Props {
  /** The checks that could not run, and why. */
  readonly children: string;
  readonly onRetry: () => void;
}

/** Says that something was not checked, with the way to try again: no result looks like a good one. */
export const UncheckedBar = ({ children, onRetry }: Props) => (
  <MessageBar intent="warning" layout="multiline">
    <MessageBarBody>{children}</MessageBarBody>
    <MessageBarActions>
      <Button size="small" onClick={onRetry}>
        {text('retry')}
      </Button>
    </MessageBarActions>
  </MessageBar>
);
