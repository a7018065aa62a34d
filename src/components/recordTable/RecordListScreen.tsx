import { Button, makeStyles, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { AddRegular, ErrorCircleRegular, SearchRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { EmptyState } from '../EmptyState';
import { PageHeader } from '../PageHeader';
import { SearchField } from '../SearchField';
import { failureOf, useListFailure } from '../useListFailure';

const useStyles = makeStyles({
  screen: { display: 'flex', flexDirection: 'column', height: '100%' },
  skeletons: { display: 'flex', flexDirection: 'column', gap: '12px', padding: '12px 36px' },
});

interface Props {
  /** What the records are called in a sentence, one and many of them. */
  readonly one: string;
  readonly many: string;
  readonly list: {
    readonly isPending: boolean;
    readonly error: Error | null;
    readonly refetch: () => Promise<unknown>;
  };
  /** How many records there are whatever is searched; not known until the list has come. */
  readonly count: number | undefined;
  readonly isNoneFound: boolean;
  readonly search: string;
  readonly onSearch: (text: string | null) => void;
  readonly onCreate: () => void;
  /** Before the button that creates. */
  readonly actions?: ReactNode;
  /** Said where there is no record yet. */
  readonly empty: { readonly drawing: ReactNode; readonly text: string };
  /** The table, and what stands over it. */
  readonly children: ReactNode;
}

/** A list of records: title, search and Create, and what stands in place of the table where there is nothing to show in it. */
export function RecordListScreen(props: Props) {
  const { one, many, list, count, isNoneFound, search, onSearch, onCreate, actions, empty, children } = props;
  const styles = useStyles();
  useListFailure(list.error);
  const title = many.charAt(0).toUpperCase() + many.slice(1);
  const create = (
    <Button appearance="primary" icon={<AddRegular />} onClick={onCreate}>
      Create new
    </Button>
  );
  return (
    <div className={styles.screen}>
      <PageHeader
        title={title}
        count={count}
        actions={
          <>
            <SearchField label={`Search ${many}`} value={search} onSearch={onSearch} />
            {actions}
            {count !== 0 && create}
          </>
        }
      />
      {list.isPending && (
        <Skeleton className={styles.skeletons} aria-label={`Loading ${many}`}>
          {[1, 2, 3, 4].map((line) => (
            <SkeletonItem key={line} size={20} />
          ))}
        </Skeleton>
      )}
      {list.error !== null && count === undefined && (
        <EmptyState
          drawing={<ErrorCircleRegular />}
          title={`ERROR ${failureOf(list.error).status}`}
          text={list.error.message}
          action={<Button onClick={() => void list.refetch()}>Retry</Button>}
        />
      )}
      {count === 0 && <EmptyState drawing={empty.drawing} title={`No ${many} yet`} text={empty.text} action={create} />}
      {count !== undefined && count > 0 && isNoneFound && (
        <EmptyState
          drawing={<SearchRegular />}
          title="No match"
          text={`No ${one} is called “${search}”.`}
          action={<Button onClick={() => onSearch(null)}>Clear</Button>}
        />
      )}
      {children}
    </div>
  );
}
