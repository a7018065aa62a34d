import { text } from './texts';

/** Says below a printed list that it goes on. @param left rows that are not printed */
export function PrintedNote({ left }: { readonly left: number }) {
  return left > 0 ? <p>{text('notPrinted', { count: left })}</p> : null;
}
