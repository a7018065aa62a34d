import { Button, Text } from '@fluentui/react-components';
import { Loading } from './Loading';
import { text } from './texts';

/** How far the reading of a list has come. */
interface ReadList {
  readonly isPending: boolean;
  readonly error: { readonly message: string } | null;
  readonly refetch: () => unknown;
}

/** In place of a list: that it is loading, or why it could not be loaded, with a way to repeat that. */
export function QueryState({ query }: { readonly query: ReadList }) {
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
