import { makeStyles, Subtitle2, Text, tokens } from '@fluentui/react-components';
import type { LostDestination } from '@/model/floorPlan/identity/lostDestinations';
import { text } from './texts';

const useStyles = makeStyles({
  title: { margin: '0 0 8px' },
  note: { color: tokens.colorNeutralForeground3 },
  missing: { margin: '8px 0', paddingLeft: '18px' },
  mono: { fontFamily: tokens.fontFamilyMonospace, color: tokens.colorNeutralForeground3 },
});

interface Props {
  readonly lost: readonly LostDestination[];
  readonly kept: number;
  readonly added: number;
}

/** The destinations that an approval would leave without a room. */
export function MissingRooms({ lost, kept, added }: Props) {
  const styles = useStyles();
  return (
    <section>
      <Subtitle2 as="h2" block className={styles.title}>
        {text('missingMeshes')}
      </Subtitle2>
      {lost.length === 0 ? (
        <Text>{text('noneMissing')}</Text>
      ) : (
        <>
          <Text block className={styles.note}>
            {text('missingHint')}
          </Text>
          <ul className={styles.missing}>
            {lost.map(({ object_name, name }) => (
              <li key={`${object_name} ${name}`}>
                {name} <span className={styles.mono}>{object_name}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <Text block className={styles.note}>
        {text('meshCounts', { kept, added })}
      </Text>
    </section>
  );
}
