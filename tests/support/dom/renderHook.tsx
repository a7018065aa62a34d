import { type ReactNode, useEffect, useState } from 'react';
import type { CurrentUser } from '@/components/currentUser';
import { render } from './render';

interface Options {
  /** Providers around the hook on its page. */
  readonly around?: (shown: ReactNode) => ReactNode;
  readonly currentUser?: CurrentUser;
  readonly address?: string;
}

type Rendered = Awaited<ReturnType<typeof render>>;

interface RenderedHook<Result> extends Rendered {
  /** The last result of the hook. */
  readonly result: () => Result;
  /** Renders it once more: it reads what the test has changed. */
  readonly again: () => Promise<void>;
  /** Takes the hook alone off the page. */
  readonly leave: () => Promise<void>;
}

/** Runs a hook on a page of its own. Ask `cleanUp` afterwards. */
export async function renderHook<Result>(
  useIt: () => Result,
  { around = (shown) => shown, currentUser, address }: Options = {},
): Promise<RenderedHook<Result>> {
  const last: { result: Result | undefined; set: (times: number | null) => void } = {
    result: undefined,
    set: () => {},
  };
  const Hook = () => {
    const result = useIt();
    useEffect(() => {
      last.result = result;
    });
    return null;
  };
  const Page = () => {
    const [times, set] = useState<number | null>(0);
    last.set = set;
    return times === null ? null : <Hook />;
  };
  const page = await render(around(<Page />), currentUser, address);
  let times = 0;
  return {
    ...page,
    result: () => last.result as Result,
    again: () => {
      times += 1;
      return page.after(() => last.set(times));
    },
    leave: () => page.after(() => last.set(null)),
  };
}
