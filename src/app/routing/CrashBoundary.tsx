import { Component, type ReactNode } from 'react';
import { CrashMessage } from './CrashScreen';

interface Props {
  /** A screen at another address is tried afresh. */
  readonly pathname: string;
  readonly children: ReactNode;
}

interface State {
  /** The address of the screen that has thrown; null while none has. */
  readonly crashedAt: string | null;
}

/** Keeps the shell around a screen that throws: the message takes the place of the screen alone. */
export class CrashBoundary extends Component<Props, State> {
  override readonly state: State = { crashedAt: null };

  static getDerivedStateFromError(): Partial<State> {
    return { crashedAt: '' };
  }

  static getDerivedStateFromProps({ pathname }: Props, { crashedAt }: State): Partial<State> | null {
    if (crashedAt === '') return { crashedAt: pathname };
    return crashedAt !== null && crashedAt !== pathname ? { crashedAt: null } : null;
  }

  override render(): ReactNode {
    return this.state.crashedAt === null ? this.props.children : <CrashMessage />;
  }
}
