import { Button, makeStyles } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { PageHeader } from '../layout/PageHeader';
import { type ListQuery, ListStates } from './ListStates';
import { RecordTable } from './RecordTable';
import type { Column } from './recordColumns';
import { SearchField } from './SearchField';
import { text } from './texts';
import type { RecordList } from './useRecordList';

const useStyles = makeStyles({ screen: { display: 'flex', flexDirection: 'column', height: '100%' } });

interface Props<Row> {
  /** The names of the kind in a sentence. */
  readonly kind: { readonly one: string; readonly many: string };
  readonly list: RecordList<Row>;
  readonly query: ListQuery;
  /** What the table shows; a screen with a view of its own leaves them out and gives it as children. */
  readonly columns?: readonly Column<Row>[];
  /** Rows below rows. */
  readonly tree?: Parameters<typeof RecordTable<Row>>[0]['tree'];
  /** Shown where there is no record yet. */
  readonly empty: { readonly drawing: ReactNode; readonly text: string };
  /** Before the button that creates. */
  readonly actions?: ReactNode;
  /** The dialogs, and a view of one's own. */
  readonly children?: ReactNode;
}

/** A list of records: title, count, search and Create, the table, and what is shown instead of it. */
export function RecordListScreen<Row>({ kind, list, query, columns, tree, empty, actions, children }: Props<Row>) {
  const styles = useStyles();
  const { one, many } = kind;
  const title = many.charAt(0).toUpperCase() + many.slice(1);
  const create = (
    <Button appearance="primary" icon={<AddRegular />} onClick={list.openNew}>
      {text('createNew')}
    </Button>
  );
  return (
    <div className={styles.screen}>
      <PageHeader
        title={title}
        count={list.count}
        actions={
          <>
            <SearchField label={text('search', { many })} value={list.search} onSearch={list.setSearch} />
            {actions}
            {list.count !== 0 && create}
          </>
        }
      />
      <ListStates
        one={one}
        many={many}
        query={query}
        count={list.count}
        isNoneFound={list.rows.length === 0}
        search={list.search}
        onClearSearch={() => list.setSearch(null)}
        empty={{ ...empty, action: create }}
      />
      {columns && list.rows.length > 0 && (
        <RecordTable label={title} list={list} columns={columns} {...(tree && { tree })} />
      )}
      {children}
    </div>
  );
}
