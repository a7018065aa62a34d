import { useNotify } from '../feedback/useNotify';
import { text as areaText } from './texts';

/** Copies a text and says so. `name` is its label, such as "UUID". */
export function useCopy(text: string, name: string): () => void {
  const notify = useNotify();
  return () =>
    void navigator.clipboard.writeText(text).then(
      () => notify(areaText('copied', { name })),
      () => notify(areaText('copyFailed', { name }), 'warning'),
    );
}
