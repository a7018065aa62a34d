import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { type ComponentType, type LazyExoticComponent, lazy, useEffect, useState } from 'react';
import { notify } from '../feedback/toastStack';
import { OutdatedError } from './outdatedError';
import { text } from './texts';
import { useRetry } from './useRetry';

type Load<P extends object> = () => Promise<ComponentType<P>>;

/**
 * A part of a screen whose script loads on demand. If it cannot be fetched, the part says so in its place, with a
 * button, and loads when the network returns; the rest of the screen keeps working.
 */
export const lazyPart = <P extends object>(load: Load<P>): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => ({ default: await load().catch(insteadOf(load)) }));

/** Stands in place of a part that could not be loaded. */
const insteadOf =
  <P extends object>(load: Load<P>) =>
  (error: unknown): ComponentType<P> =>
    error instanceof OutdatedError ? PartOutdated : recovering(load, PartFailure);

/**
 * Like `lazyPart`, for a dialog or drawer, which has no place of its own on the screen: a notification says that it cannot be
 * loaded, and opening it again requests its script again.
 */
export const lazyDialog = <P extends object>(load: Load<P>): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => ({
    default: await load().catch((error: unknown) =>
      error instanceof OutdatedError ? DialogOutdated : recovering(load, DialogFailure),
    ),
  }));

/** Like `lazyPart`, for decoration: without its script nothing is shown. */
export const lazyOptional = <P extends object = object>(load: Load<P>): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => ({ default: await load().catch(() => Nothing) }));

/**
 * Like `lazyPart`, and `preload` fetches it before it is rendered. It appears as soon as it is loaded: a Suspense
 * boundary would wait up to 300 ms.
 */
export function promptPart<P extends object>(
  load: Load<P>,
): ComponentType<P> & { readonly preload: () => Promise<unknown> } {
  let loaded: ComponentType<P> | null = null;
  const preload = async () => {
    loaded ??= await load().catch(insteadOf(load));
    return loaded;
  };
  function Prompt(props: P) {
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      void preload().then((component) => setPart(() => component));
    }, []);
    return Part && <Part {...props} />;
  }
  return Object.assign(Prompt, { preload });
}

const Nothing = () => null;

interface FailureProps {
  readonly onRetry: () => void;
}

function recovering<P extends object>(load: Load<P>, Failure: ComponentType<FailureProps>): ComponentType<P> {
  let loaded: ComponentType<P> | null = null;
  return function Recovering(props: P) {
    const [Part, setPart] = useState<ComponentType<P> | null>(() => loaded);
    const retry = useRetry(!Part, async () => {
      try {
        const component = await load();
        loaded = component;
        setPart(() => component);
      } catch {
        // The failure stays on the screen.
      }
    });
    return Part ? <Part {...props} /> : <Failure onRetry={retry} />;
  };
}

const useStyles = makeStyles({
  failure: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    alignItems: 'center',
    padding: tokens.spacingVerticalS,
    color: tokens.colorNeutralForeground2,
  },
});

function PartFailure({ onRetry }: FailureProps) {
  const styles = useStyles();
  return (
    <div role="alert" className={styles.failure}>
      {text('partFailed')}
      <Button size="small" onClick={onRetry}>
        {text('tryAgain')}
      </Button>
    </div>
  );
}

function PartOutdated() {
  const styles = useStyles();
  return (
    <div role="alert" className={styles.failure}>
      {text('partOutdated')}
      <Button size="small" onClick={() => window.location.reload()}>
        {text('reload')}
      </Button>
    </div>
  );
}

function DialogOutdated() {
  useEffect(() => notify(text('partOutdated'), 'warning'), []);
  return null;
}

function DialogFailure() {
  useEffect(() => notify(text('dialogFailed'), 'error'), []);
  return null;
}
