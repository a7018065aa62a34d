import { useSearchParams } from 'react-router-dom';

const LISTS = ['rooms', 'nodes', 'objects', 'checks'] as const;
/** The lists of the panel. */
export type ShownList = (typeof LISTS)[number];

export const shownListOf = (value: unknown): ShownList => LISTS.find((one) => one === value) ?? 'rooms';

/** The list of the address, so that links and reloads open it. */
export function useShownList(): [ShownList, (list: ShownList) => void] {
  const [params, setParams] = useSearchParams();
  const setList = (list: ShownList) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (list === 'rooms') after.delete('list');
        else after.set('list', list);
        return after;
      },
      { replace: true },
    );
  return [shownListOf(params.get('list')), setList];
}
