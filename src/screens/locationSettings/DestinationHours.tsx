import { makeStyles, SearchBox, Skeleton, SkeletonItem, Subtitle2, Text, tokens } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DESTINATIONS_SHOWN, destinationHoursQuery } from '@/api/destinations/destinationHours';
import { weekText } from '@/components/hours/week';
import { text } from './texts';
import { useDebounced } from './useDebounced';

const useStyles = makeStyles({
  section: { display: 'flex', flexDirection: 'column', gap: '12px', maxWidth: '640px' },
  heading: { margin: 0 },
  list: { listStyle: 'none', margin: 0, padding: 0 },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
    gap: '12px',
    padding: '8px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    '@media (max-width: 599px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '2px' },
  },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** Milliseconds without a key before the search is sent. */
const SEARCH_DELAY = 250;

/** The hours of destinations, found by name, to compare with those of the location. */
export function DestinationHours({ organisation }: { organisation: string }) {
  const styles = useStyles();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), SEARCH_DELAY);
  const found = useQuery(destinationHoursQuery(organisation, search));
  return (
    <section className={styles.section} aria-label={text('destinationHours')}>
      <Subtitle2 as="h2" className={styles.heading}>
        {text('destinationHours')}
      </Subtitle2>
      <SearchBox
        aria-label={text('searchDestinations')}
        placeholder={text('searchDestinations')}
        value={typed}
        onChange={(_event, { value }) => setTyped(value)}
      />
      {found.isError && <Text>{text('destinationsFailed')}</Text>}
      {found.isPending && (
        <Skeleton aria-label={text('loading')}>
          <SkeletonItem size={20} />
        </Skeleton>
      )}
      {found.data?.length === 0 && <Text role="status">{text(search === '' ? 'noneYet' : 'noDestinations')}</Text>}
      {found.data && found.data.length > 0 && (
        <ul className={styles.list} aria-label={text('destinationHours')}>
          {found.data.map(({ id, name, opening_hours }) => (
            <li key={id} className={styles.row}>
              <Text>{name}</Text>
              <Text className={styles.quiet}>{opening_hours ? weekText(opening_hours) : text('hoursUnset')}</Text>
            </li>
          ))}
        </ul>
      )}
      {found.data?.length === DESTINATIONS_SHOWN && (
        <Text size={200} className={styles.quiet}>
          {text('moreDestinations', { count: DESTINATIONS_SHOWN })}
        </Text>
      )}
    </section>
  );
}
