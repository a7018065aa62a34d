import { makeStyles, Text } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { skinPublicationQuery } from '@/api/skins/skins';
import { shownTexts } from '@/contract/skins/publishedText';
import { skinText } from '@/contract/texts/skinTexts';
import { text } from './texts';

const useStyles = makeStyles({ list: { margin: '8px 0 0', paddingInlineStart: '20px' } });

/** Before a skin is published: the locations that show it at once, and those that do so later. */
export function PublicationNotice({ skin }: { readonly skin: number }) {
  const styles = useStyles();
  const { data, isError } = useQuery({ ...skinPublicationQuery(skin), gcTime: 0 });
  if (isError) return <Text>{text('publicationUnknown')}</Text>;
  if (!data) return <Text>{text('publicationLoading')}</Text>;
  const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);
  const lines = shownTexts({ now: names(data.now), later: names(data.later), never: names(data.never) });
  return (
    <ul className={styles.list}>
      {(lines.length > 0 ? lines : [skinText('notUsed')]).map((line) => (
        <li key={line}>
          <Text>{line}</Text>
        </li>
      ))}
    </ul>
  );
}
