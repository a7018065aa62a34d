import { Spinner, type SpinnerProps } from '@fluentui/react-components';

interface Props extends Pick<SpinnerProps, 'size' | 'className'> {
  readonly label: string;
}

/** Half a second: what comes sooner shows nothing (P1). */
const DELAY = 500;

/** A spinner with words, after a moment. It has its name from the start, when Fluent’s words are not there yet. */
export const DelayedSpinner = ({ label, ...props }: Props) => (
  <Spinner {...props} label={label} aria-label={label} delay={DELAY} />
);
