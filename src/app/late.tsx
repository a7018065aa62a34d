import { type ComponentType, lazy, useState } from 'react';

export type Load = () => Promise<unknown>;

/**
 * A component that comes when it is needed; `load` fetches it before that. Once it is there it is shown at once: `lazy` alone
 * would still show what stands in its place first, and React leaves that for 300 ms.
 */
export function late<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> & { readonly load: Load } {
  let loaded: ComponentType<P> | null = null;
  const fetched = async () => {
    loaded ??= await load();
    return loaded;
  };
  const Coming = lazy(async () => ({ default: await fetched() }));
  function Late(props: P) {
    const [Shown] = useState<ComponentType<P>>(() => loaded ?? Coming);
    return <Shown {...props} />;
  }
  return Object.assign(Late, { load: fetched });
}
