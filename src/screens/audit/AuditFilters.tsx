import { makeStyles, SearchBox, Select } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { auditTagsQuery } from '@/api/audit/audit';
import { useCurrentUser } from '@/components/currentUser';
import { pressedKey } from '@/components/pressedKey';
import { text } from './texts';

const useStyles = makeStyles({
  filters: { display: 'flex', flexWrap: 'wrap', gap: '12px' },
  search: { width: '320px', maxWidth: '100%' },
  tag: { minWidth: '200px', maxWidth: '100%' },
});

interface Props {
  readonly tag: string | null;
  /** Null where the log is not filtered by tag. */
  readonly onTag: ((tag: string | null) => void) | null;
  readonly onSearch: (text: string) => void;
  readonly onClear: () => void;
}

/** The filters of the log: one tag, and a search that waits for Enter. */
export function AuditFilters({ tag, onTag, onSearch, onClear }: Props) {
  const styles = useStyles();
  const [search, setSearch] = useState('');
  return (
    <div className={styles.filters}>
      <SearchBox
        className={styles.search}
        aria-label={text('search')}
        placeholder={text('search')}
        title={text('searchHint')}
        value={search}
        maxLength={100}
        onChange={(_event, { value }) => {
          setSearch(value);
          if (value === '') onClear();
        }}
        onKeyDown={(event) => {
          if (pressedKey(event) === 'Enter') onSearch(search.trim());
        }}
      />
      {onTag && <TagFilter tag={tag} onTag={onTag} />}
    </div>
  );
}

function TagFilter({ tag, onTag }: { tag: string | null; onTag: (tag: string | null) => void }) {
  const styles = useStyles();
  const { organisation } = useCurrentUser();
  const { data: tags = [] } = useQuery(auditTagsQuery(organisation.uuid));
  return (
    <Select
      className={styles.tag}
      aria-label={text('tag')}
      value={tag ?? ''}
      onChange={(_event, { value }) => onTag(value === '' ? null : value)}
    >
      <option value="">{text('allTags')}</option>
      {tags.map(({ tag: name, count }) => (
        <option key={name} value={name}>
          {text('tagOption', { tag: name, count })}
        </option>
      ))}
    </Select>
  );
}
