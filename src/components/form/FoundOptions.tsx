import { Option } from '@fluentui/react-components';
import { NoteOption } from '@/components/blocked/NoteOption';
import { text } from './texts';

/** More rows make each typed letter slow. */
const MOST = 100;

interface Props<Item> {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly nameOf: (item: Item) => string;
}

/** The first items that match, and a last row that says how many others there are and how to reach them. */
export function FoundOptions<Item>({ items, keyOf, nameOf }: Props<Item>) {
  const more = items.length - MOST;
  return (
    <>
      {items.slice(0, MOST).map((item) => (
        <Option key={keyOf(item)} value={keyOf(item)} text={nameOf(item)}>
          {nameOf(item)}
        </Option>
      ))}
      {more > 0 && <NoteOption text={text('moreFound', { count: more })} />}
    </>
  );
}
