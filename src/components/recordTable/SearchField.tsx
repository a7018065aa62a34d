import { makeStyles, SearchBox } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';

const useStyles = makeStyles({ search: { width: '280px' } });

interface Props {
  readonly label: string;
  /** As it stands in the address. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/**
 * The search of a list. What is typed stands in the field at once; the address follows, as do the rows that are found, when the
 * page comes to them. A field that showed only what the address says would lose the letters of everybody who types faster.
 */
export function SearchField({ label, value, onSearch }: Props) {
  const styles = useStyles();
  const [text, setText] = useState(value);
  /** What was typed and has not come back from the address yet. */
  const pending = useRef<string[]>([]);
  useEffect(() => {
    const at = pending.current.indexOf(value);
    // Somebody went Back, or took the search away elsewhere.
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
