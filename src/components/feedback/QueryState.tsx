import { Button, Text } from '@fluentui/react-components';
import type { UseQueryResult } from '@tanstack/react-query';
import { Loading } from './Loading';
import { text } from './texts';

/** In place of a list: that it is loading, or why it could not be loaded, with a way to repeat that. */
export function QueryState({ query }: { query: Pick<UseQueryResult, 'isPending' | 'error' | 'refetch'> }) {
  if (query.isPending) return <Loading label={text('loading')} />;
  if (!query.error) return null;
  return (
    <>
      <Text role="alert">{text('listFailed', { reason: query.error.message })}</Text>
      <Button size="small" onClick={() => void query.refetch()}>
        {text('retry')}
      </Button>
    </>
  );
}
