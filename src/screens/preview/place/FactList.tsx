import { Link, makeStyles, Text, tokens } from '@fluentui/react-components';
import {
  CallRegular,
  DocumentPdfRegular,
  GlobeRegular,
  InfoRegular,
  LocationRegular,
  MailRegular,
  VehicleCarParkingRegular,
} from '@fluentui/react-icons';
import type { ReactElement } from 'react';
import type { PlaceFact } from './placeFacts';

const useStyles = makeStyles({
  list: { listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column' },
  item: { display: 'flex', alignItems: 'center', gap: '12px', minHeight: '44px' },
  icon: { display: 'grid', flexShrink: 0, fontSize: '20px', color: tokens.colorNeutralForeground3 },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  label: { color: tokens.colorNeutralForeground3 },
  // A finger needs the whole line.
  link: { display: 'block', padding: '4px 0' },
});

const ICONS: Readonly<Record<PlaceFact['kind'], ReactElement>> = {
  web: <GlobeRegular />,
  phone: <CallRegular />,
  mail: <MailRegular />,
  document: <DocumentPdfRegular />,
  note: <InfoRegular />,
  address: <LocationRegular />,
  parking: <VehicleCarParkingRegular />,
};

interface Props {
  readonly label: string;
  readonly facts: readonly PlaceFact[];
  /** A kiosk shows addresses and opens none: nobody could come back to the map. */
  readonly isKiosk: boolean;
}

/** Facts of a place with their links. */
export function FactList({ label, facts, isKiosk }: Props) {
  const styles = useStyles();
  return (
    <ul className={styles.list} aria-label={label}>
      {facts.map((fact) => (
        <li key={`${fact.label} ${fact.value}`} className={styles.item}>
          <span className={styles.icon} aria-hidden>
            {ICONS[fact.kind]}
          </span>
          <span className={styles.words}>
            <Text size={200} className={styles.label}>
              {fact.label}
            </Text>
            {fact.href === null || isKiosk ? (
              <Text>{fact.value}</Text>
            ) : (
              <Link className={styles.link} href={fact.href} target="_blank" rel="noopener noreferrer">
                {fact.value}
              </Link>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
