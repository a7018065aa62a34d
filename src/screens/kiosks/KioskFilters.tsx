import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import type { Choice } from '@/components/choices/choice';
import { FilterField } from '@/components/recordTable/FilterField';
import { type ListLook, LookSwitch } from '@/components/recordTable/LookSwitch';
import { CONTACTS, KIOSK_STATES } from '@/model/kiosks/kioskState';
import { isFiltered, type KioskFilter, NO_FILTER } from './kioskFilter';
import { stateName } from './kioskText';
import { text } from './texts';

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', marginTop: '8px' },
  space: { flexGrow: 1 },
  quiet: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
});

interface Props {
  readonly filter: KioskFilter;
  /** By uuid. */
  readonly locations: readonly Choice<string>[];
  readonly versions: readonly Choice<string>[];
  readonly look: ListLook;
  /** How many are shown; null where nothing is filtered. */
  readonly shown: number | null;
  /** When the figures were loaded, in words. */
  readonly loadedAt: string;
  readonly onFilter: (filter: KioskFilter) => void;
  readonly onLook: (look: ListLook) => void;
}

const ALL = '';

/** The filters of the kiosks, the age of the figures, and the switch between cards and table. */
export function KioskFilters({ filter, locations, versions, look, shown, loadedAt, onFilter, onLook }: Props) {
  const styles = useStyles();
  return (
    <div className={styles.line}>
      <FilterField
        label={text('state')}
        value={filter.state ?? ALL}
        options={[{ id: ALL, name: text('allStates') }, ...KIOSK_STATES.map((id) => ({ id, name: stateName(id) }))]}
        onChange={(value) => onFilter({ ...filter, state: KIOSK_STATES.find((one) => one === value) ?? null })}
      />
      <FilterField
        label={text('location')}
        value={filter.location ?? ALL}
        options={[{ id: ALL, name: text('allLocations') }, ...locations, { id: 'none', name: text('noLocation') }]}
        onChange={(location) => onFilter({ ...filter, location: location || null })}
      />
      <FilterField
        label={text('version')}
        value={filter.version ?? ALL}
        options={[{ id: ALL, name: text('allVersions') }, { id: 'newest', name: text('newest') }, ...versions]}
        onChange={(version) => onFilter({ ...filter, version: version || null })}
      />
      <FilterField
        label={text('lastContact')}
        value={filter.contact ?? ALL}
        options={[
          { id: ALL, name: text('anyContact') },
          ...CONTACTS.map((id) => ({ id, name: text(`contact.${id}`) })),
        ]}
        onChange={(value) => onFilter({ ...filter, contact: CONTACTS.find((one) => one === value) ?? null })}
      />
      {isFiltered(filter) && (
        <Button appearance="subtle" icon={<DismissRegular />} onClick={() => onFilter(NO_FILTER)}>
          {text('clearFilters')}
        </Button>
      )}
      <Text className={styles.quiet} role="status">
        {shown !== null && text('shown', { count: shown })}
      </Text>
      <div className={styles.space} />
      <Text size={200} className={styles.quiet}>
        {text('asOf', { time: loadedAt })}
      </Text>
      <LookSwitch
        look={look}
        words={{ look: text('look'), cards: text('cards'), table: text('table') }}
        onLook={onLook}
      />
    </div>
  );
}
