import { type ComponentType, useEffect, useState } from 'react';
import { Waiting } from '@/components/Waiting';

export type Load = () => Promise<unknown>;

/**
 * A component that comes when it is needed; `load` fetches it before that. Where it is there it is shown at once, otherwise the
 * moment it comes: `lazy` would leave what stands in its place for 300 ms, and for as long again at each level below.
 */
export function late<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> & { readonly load: Load } {
  let loaded: ComponentType<P> | null = null;
  const fetched = async () => {
    loaded ??= await load();
    return loaded;
  };
  function Late(props: P) {
    const [Shown, setShown] = useState<ComponentType<P> | null>(() => loaded);
    const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
    useEffect(() => {
      let isGone = false;
      fetched().then(
        (component) => !isGone && setShown(() => component),
        (error: unknown) => !isGone && setFailure({ error }),
      );
      return () => {
        isGone = true;
      };
    }, []);
    if (failure) throw failure.error;
    return Shown ? <Shown {...props} /> : <Waiting label="Loading" page />;
  }
  return Object.assign(Late, { load: fetched });
}
