import { makeStyles, Subtitle2, Text, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import type { ChangeCounts, CountsByFloor } from '@/model/network/countByFloor';
import { useOpenedLocation } from '../session/openedLocation';
import { text } from './texts';

const useStyles = makeStyles({
  list: { listStyle: 'none', margin: 0, padding: 0 },
  quiet: { color: tokens.colorNeutralForeground3 },
});

interface Props {
  readonly title: string;
  readonly counts: CountsByFloor;
}

/** How many nodes, paths and transit groups differ, floor by floor. */
export function ChangeList({ title, counts: { floors, groups } }: Props) {
  const styles = useStyles();
  const heading = useId();
  const { data } = useOpenedLocation();
  const names = new Map(
    data.location.buildings.flatMap((building) =>
      building.floors.map(({ uuid, name }) => [uuid, `${building.shortname} : ${name}`] as const),
    ),
  );
  const rows = floors.map(({ floor, nodes, paths }) => ({
    name: names.get(floor) ?? text('floorGone'),
    key: floor as string,
    words: [...wordsOf('nodes', nodes), ...wordsOf('paths', paths)],
  }));
  const ofGroups = wordsOf('groups', groups);
  if (ofGroups.length > 0) rows.push({ key: 'groups', name: text('transitGroups'), words: ofGroups });
  return (
    <section aria-labelledby={heading}>
      <Subtitle2 as="h3" id={heading} style={{ margin: 0 }}>
        {title}
      </Subtitle2>
      {rows.length === 0 && (
        <Text block className={styles.quiet}>
          {text('nothing')}
        </Text>
      )}
      <ul className={styles.list}>
        {rows.map(({ key, name, words }) => (
          <li key={key}>
            <Text weight="semibold">{name}</Text>
            {words.map((line) => (
              <Text key={line} block size={200}>
                {line}
              </Text>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function wordsOf(kind: 'nodes' | 'paths' | 'groups', { added, changed, removed }: ChangeCounts): string[] {
  const line = (count: number, what: string) => (count === 0 ? [] : [text(kind, { count, what })]);
  return [...line(added, text('added')), ...line(changed, text('edited')), ...line(removed, text('removed'))];
}
