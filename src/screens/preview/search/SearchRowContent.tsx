import { Text } from '@fluentui/react-components';
import { DirectionsRegular } from '@fluentui/react-icons';
import { minutesText } from '../directions/minutesText';
import { PlaceRow } from '../directory/PlaceRow';
import { useMapTexts } from '../languages/mapTexts';
import type { SearchRow } from './searchRows';

/** The contents of a row of what is found. */
export function SearchRowContent({ row }: { readonly row: SearchRow }) {
  const { text } = useMapTexts();
  if (row.kind === 'directions')
    return (
      <>
        <DirectionsRegular aria-hidden fontSize={24} />
        <Text weight="semibold">{text('directionsNearest')}</Text>
      </>
    );
  const seconds = row.kind === 'member' ? row.seconds : null;
  return (
    <PlaceRow
      place={row.place}
      {...(row.kind === 'group' && { others: row.others })}
      note={seconds === null ? undefined : minutesText(seconds, text)}
    />
  );
}
