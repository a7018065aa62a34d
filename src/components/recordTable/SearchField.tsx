import { makeStyles, SearchBox } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';

const useStyles = makeStyles({ search: { width: '280px' } });

interface Props {
  readonly label: string;
  /** The search of the address. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/**
 * The search of a list. The field shows the input immediately; the address and the rows follow when the page has time.
 * A field that showed only the address would lose letters of fast typing.
 */
export function SearchField({ label, value, onSearch }: Props) {
  const styles = useStyles();
  const [text, setText] = useState(value);
  /** Input that the address does not have yet. */
  const pending = useRef<string[]>([]);
  useEffect(() => {
    const at = pending.current.indexOf(value);
    // The address was changed elsewhere, by Back or by clearing the search.
    if (at === -1) setText(value);
    else pending.current.splice(0, at + 1);
  }, [value]);
  return (
    <SearchBox
      className={styles.search}
      placeholder={label}
      aria-label={label}
      value={text}
      onBlur={() => {
        pending.current = [];
      }}
      onChange={(_event, { value: typed }) => {
        pending.current.push(typed);
        setText(typed);
        onSearch(typed);
      }}
    />
  );
}
