import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import type { Choice } from '@/components/choices/choice';
import { FilterField } from '@/components/recordTable/FilterField';
import { type ListLook, LookSwitch } from '@/components/recordTable/LookSwitch';
import { type DestinationFilter, isFiltered, NO_FILTER } from './destinationFilter';
import { text } from './texts';

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', marginTop: '8px' },
  space: { flexGrow: 1 },
  quiet: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
});

interface Props {
  readonly filter: DestinationFilter;
  readonly categories: readonly Choice<number>[];
  readonly tags: readonly string[];
  readonly look: ListLook;
  /** How many are shown; null where nothing is filtered. */
  readonly shown: number | null;
  readonly onFilter: (filter: DestinationFilter) => void;
  readonly onLook: (look: ListLook) => void;
}

const ALL = '';

/** The filters of the destinations, and the switch between cards and table. */
export function DestinationFilters({ filter, categories, tags, look, shown, onFilter, onLook }: Props) {
  const styles = useStyles();
  return (
    <div className={styles.line}>
      <FilterField
        label={text('category')}
        value={filter.category === null ? ALL : String(filter.category)}
        options={[
          { id: ALL, name: text('allCategories') },
          { id: 'none', name: text('withoutCategory') },
          ...categories.map(({ id, name }) => ({ id: String(id), name })),
        ]}
        onChange={(value) =>
          onFilter({ ...filter, category: value === ALL ? null : value === 'none' ? 'none' : Number(value) })
        }
      />
      <FilterField
        label={text('tag')}
        value={filter.tag ?? ALL}
        options={[{ id: ALL, name: text('allTags') }, ...tags.map((tag) => ({ id: tag, name: tag }))]}
        onChange={(tag) => onFilter({ ...filter, tag: tag || null })}
      />
      <FilterField
        label={text('placement')}
        value={filter.placed === null ? ALL : filter.placed ? 'yes' : 'no'}
        options={[
          { id: ALL, name: text('placedOrNot') },
          { id: 'yes', name: text('placed') },
          { id: 'no', name: text('notPlaced') },
        ]}
        onChange={(value) => onFilter({ ...filter, placed: value === ALL ? null : value === 'yes' })}
      />
      <FilterField
        label={text('seenBy')}
        value={filter.staffOnly === null ? ALL : filter.staffOnly ? 'staff' : 'visitors'}
        options={[
          { id: ALL, name: text('staffOrNot') },
          { id: 'visitors', name: text('forVisitors') },
          { id: 'staff', name: text('staffOnly') },
        ]}
        onChange={(value) => onFilter({ ...filter, staffOnly: value === ALL ? null : value === 'staff' })}
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
      <LookSwitch
        look={look}
        words={{ look: text('look'), cards: text('cards'), table: text('table') }}
        onLook={onLook}
      />
    </div>
  );
}
