import { type ComponentType, useEffect, useState } from 'react';
import { Loading } from '@/components/feedback/Loading';
import { text } from '../texts';

export type Preload = () => Promise<unknown>;

/**
 * A component that loads on demand; `load` preloads it. It renders as soon as it is loaded: `lazy` would show the
 * fallback for 300 ms, once more at each nested level.
 */
export function lazyWithPreload<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> & { readonly preload: Preload } {
  let loaded: ComponentType<P> | null = null;
  const loadOnce = async () => {
    loaded ??= await load();
    return loaded;
  };
  function LazyComponent(props: P) {
    const [Component, setComponent] = useState<ComponentType<P> | null>(() => loaded);
    const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
    useEffect(() => {
      let isGone = false;
      loadOnce().then(
        (component) => !isGone && setComponent(() => component),
        (error: unknown) => !isGone && setFailure({ error }),
      );
      return () => {
        isGone = true;
      };
    }, []);
    if (failure) throw failure.error;
    return Component ? <Component {...props} /> : <Loading label={text('loading')} page />;
  }
  return Object.assign(LazyComponent, { preload: loadOnce });
}
