import { makeStyles } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { ActionButton } from '../blocked/ActionButton';
import { PageHeader } from '../layout/PageHeader';
import { useChangesBlockedBy } from '../rights/changeRights';
import { type ListQuery, ListStates } from './ListStates';
import { SearchField } from './SearchField';
import { text } from './texts';
import type { RecordList } from './useRecordList';

const useStyles = makeStyles({ screen: { display: 'flex', flexDirection: 'column', height: '100%' } });

export interface ListScreenProps<Row> {
  readonly kind: {
    /** The heading. */
    readonly title: string;
    /** The names of the records in a sentence, singular and plural. */
    readonly one: string;
    readonly many: string;
    /** The button that creates one; "Create new" by default. */
    readonly create?: string;
    /** Records are not created here. */
    readonly isEditOnly?: boolean;
  };
  readonly header?: {
    readonly trail?: Parameters<typeof PageHeader>[0]['trail'];
    /** Before the button that creates. */
    readonly actions?: ReactNode;
    /** Below the title: filters. */
    readonly note?: ReactNode;
    /** Actions for the selected rows; they replace the search and the buttons. */
    readonly batch?: ReactNode;
  };
  /** Between the title and the rows, in every state of the list. */
  readonly notices?: ReactNode;
  /** Filters hide every record: the reason in words, and their removal. */
  readonly noMatch?: { readonly text: string; readonly onClear: () => void } | undefined;
  readonly list: RecordList<Row>;
  readonly query: ListQuery;
  /** Shown while there is no record. */
  readonly empty: {
    readonly drawing: ReactNode;
    readonly title?: string;
    readonly text: string;
    /** The first step, where records are not created here. */
    readonly action?: ReactNode;
  };
  /** Shown while the list loads for the first time; skeleton lines by default. */
  readonly skeleton?: ReactNode;
  /** The rows, and the dialogs. */
  readonly children?: ReactNode;
}

/** The layout of a list: title, count, search and Create, and the state in place of its rows. */
export function ListScreen<Row>(props: ListScreenProps<Row>) {
  const { kind, list, query, header = {}, empty, noMatch, skeleton, notices, children } = props;
  const styles = useStyles();
  const blockedBy = useChangesBlockedBy();
  const { title, many } = kind;
  const { trail, actions, note, batch } = header;
  const create = empty.action === undefined && !kind.isEditOnly && (
    <ActionButton appearance="primary" icon={<AddRegular />} blockedBy={blockedBy} onClick={list.openNew}>
      {kind.create ?? text('createNew')}
    </ActionButton>
  );
  return (
    <div className={styles.screen}>
      <PageHeader
        title={title}
        count={list.count}
        {...(trail && { trail })}
        note={note}
        actions={
          batch || (
            <>
              <SearchField label={text('search', { many })} value={list.search} onSearch={list.setSearch} />
              {actions}
              {list.count !== 0 && create}
            </>
          )
        }
      />
      {notices}
      <ListStates
        kind={kind}
        query={query}
        list={list}
        empty={{ ...empty, action: empty.action ?? create }}
        noMatch={noMatch}
        {...(skeleton !== undefined && { skeleton })}
      />
      {children}
    </div>
  );
}
