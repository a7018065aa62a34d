import { Spinner, type SpinnerProps } from '@fluentui/react-components';

interface Props extends Pick<SpinnerProps, 'size' | 'className'> {
  readonly label: string;
}

/** Half a second: faster content shows no spinner, since a flash of one distracts. */
const DELAY = 500;

/** A spinner with a label, after a delay. Its accessible name is there from the start, Fluent’s label is not. */
export const DelayedSpinner = ({ label, ...props }: Props) => (
  <Spinner {...props} label={label} aria-label={label} delay={DELAY} />
);
