import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { Loading } from '@/components/feedback/Loading';
import { OutdatedError } from '@/components/lazy/outdatedError';
import { PageFailure } from '@/components/lazy/PageFailure';
import { useRetry } from '@/components/lazy/useRetry';
import { text } from '../texts';
import { renewPage } from './release';

export type Preload = () => Promise<unknown>;

/**
 * A component of a module that loads on demand; `preload` loads it. It renders as soon as it is loaded: `lazy` would
 * show the fallback for 300 ms, once more at each nested level. A script that cannot be fetched is requested again, and
 * then the page says that it could not be loaded.
 */
export function lazyWithPreload<Name extends string, P extends object = object>(
  load: () => Promise<{ readonly [Key in Name]: ComponentType<P> }>,
  name: Name,
): ComponentType<P> & { readonly preload: Preload } {
  let loaded: ComponentType<P> | null = null;
  const loadOnce = async () => {
    loaded ??= (await load())[name];
    return loaded;
  };
  function LazyComponent(props: P) {
    const [Component, setComponent] = useState<ComponentType<P> | null>(() => loaded);
    const [failure, setFailure] = useState<'failed' | 'outdated' | null>(null);
    const attempt = useCallback(async () => {
      try {
        const component = await loadOnce();
        setComponent(() => component);
      } catch (error) {
        // Whoever opens a page has left the one before: nothing that is typed is on it.
        if (!(error instanceof OutdatedError && renewPage()))
          setFailure(error instanceof OutdatedError ? 'outdated' : 'failed');
      }
    }, []);
    const retry = useRetry(failure === 'failed' && !Component, attempt);
    useEffect(() => {
      void attempt();
    }, [attempt]);
    if (Component) return <Component {...props} />;
    return failure ? (
      <PageFailure isOutdated={failure === 'outdated'} onRetry={retry} />
    ) : (
      <Loading label={text('loading')} page />
    );
  }
  return Object.assign(LazyComponent, { preload: loadOnce });
}
