import { Button, makeStyles } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { PageHeader } from '../layout/PageHeader';
import { type ListQuery, ListStates } from './ListStates';
import { SearchField } from './SearchField';
import { text } from './texts';
import type { RecordList } from './useRecordList';

const useStyles = makeStyles({ screen: { display: 'flex', flexDirection: 'column', height: '100%' } });

export interface ListScreenProps<Row> {
  readonly title: string;
  /** The records in a sentence, one and several of them. */
  readonly one: string;
  readonly many: string;
  readonly trail?: Parameters<typeof PageHeader>[0]['trail'];
  readonly list: RecordList<Row>;
  readonly query: ListQuery;
  /** Shown where there is no record yet. */
  readonly empty: { readonly drawing: ReactNode; readonly title?: string; readonly text: string };
  /** Before the button that creates. */
  readonly actions?: ReactNode;
  /** The button of the first step, where records are not created here. */
  readonly firstStep?: ReactNode;
  /** Shown while the list is loaded for the first time; lines unless it is given. */
  readonly skeleton?: ReactNode;
  /** The rows, and the dialogs. */
  readonly children?: ReactNode;
}

/** The frame of a list: title, count, search and Create, and what is shown instead of its rows. */
export function ListScreen<Row>(props: ListScreenProps<Row>) {
  const { title, one, many, list, query, empty, actions, firstStep, skeleton, trail, children } = props;
  const styles = useStyles();
  const create = firstStep === undefined && (
    <Button appearance="primary" icon={<AddRegular />} onClick={list.openNew}>
      {text('createNew')}
    </Button>
  );
  return (
    <div className={styles.screen}>
      <PageHeader
        title={title}
        count={list.count}
        {...(trail && { trail })}
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
        empty={{ ...empty, action: firstStep ?? create }}
        {...(skeleton !== undefined && { skeleton })}
      />
      {children}
    </div>
  );
}
