import { Button, makeStyles, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { ErrorCircleRegular, LockClosedRegular, SearchRegular } from '@fluentui/react-icons';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '@/components/lazy/lazyPart';
import { translate } from '@/contract/texts/translate';
import { EmptyState } from '../feedback/EmptyState';
import { errorSummaryOf, useListError } from '../feedback/useListError';
import { text } from './texts';

// Most lists never need it, and it loads the code of forms.
const StaleBar = lazyPart(async () => (await import('./StaleBar')).StaleBar);

const useStyles = makeStyles({
  skeletons: { display: 'flex', flexDirection: 'column', gap: '12px', padding: '12px 36px' },
});

/** The loading state of a query. */
export interface ListQuery {
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
}

interface Props {
  /** The names of the records in a sentence, singular and plural. */
  readonly kind: { readonly one: string; readonly many: string };
  readonly query: ListQuery;
  readonly list: {
    /** The count of records without the search; undefined until the list is loaded. */
    readonly count: number | undefined;
    readonly rows: readonly unknown[];
    readonly search: string;
    readonly setSearch: (text: string | null) => void;
  };
  /** Shown while there is no record, with the first step. */
  readonly empty: {
    readonly drawing: ReactNode;
    readonly title?: string;
    readonly text: string;
    readonly action: ReactNode;
  };
  /** Filters hide every record: the reason in words, and their removal. */
  readonly noMatch?: { readonly text: string; readonly onClear: () => void } | undefined;
  /** Shown while the list loads for the first time; skeleton lines by default. */
  readonly skeleton?: ReactNode;
}

const NOT_ALLOWED = 403;

/**
 * The state of a list in place of its rows: loading, empty, no match, failed, not allowed. Old rows stay when a refresh
 * fails.
 */
export function ListStates({ kind, query, list, empty, noMatch, skeleton }: Props) {
  const { one, many } = kind;
  const { count, rows, search, setSearch } = list;
  const styles = useStyles();
  useListError(query.error);
  const retry = <Button onClick={() => void query.refetch()}>{text('retry')}</Button>;
  if (query.isPending)
    return (
      skeleton ?? (
        <Skeleton className={styles.skeletons} aria-label={text('loading', { many })}>
          {[1, 2, 3, 4].map((line) => (
            <SkeletonItem key={line} size={20} />
          ))}
        </Skeleton>
      )
    );
  if (query.error !== null) {
    const { status, text: reason } = errorSummaryOf(query.error);
    if (status === NOT_ALLOWED)
      return <EmptyState icon={<LockClosedRegular />} title={text('notAllowed')} text={translate('failed.denied')} />;
    if (count === undefined)
      return (
        <EmptyState icon={<ErrorCircleRegular />} title={text('failed', { status })} text={reason} action={retry} />
      );
    return (
      <Suspense fallback={null}>
        <StaleBar many={many} reason={reason} retry={retry} />
      </Suspense>
    );
  }
  if (count === 0)
    return (
      <EmptyState
        icon={empty.drawing}
        title={empty.title ?? text('emptyTitle', { many })}
        text={empty.text}
        action={empty.action}
      />
    );
  if (rows.length === 0)
    return (
      <EmptyState
        icon={<SearchRegular />}
        title={text('noMatch')}
        text={noMatch?.text ?? text('noMatchText', { one, search })}
        action={<Button onClick={noMatch?.onClear ?? (() => setSearch(null))}>{text('clear')}</Button>}
      />
    );
  return null;
}
