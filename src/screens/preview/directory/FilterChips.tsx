import { Button, makeStyles, ToggleButton, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useMapTexts } from '../languages/mapTexts';
import { type DirectoryFilter, NO_FILTER, PLACE_FILTERS, type PlaceFilter, withToggled } from './directoryFilter';

const useStyles = makeStyles({
  chips: { display: 'flex', flexWrap: 'wrap', gap: '8px', margin: '0 0 12px', padding: 0, border: 'none' },
  chip: { minHeight: '44px' },
  count: { marginLeft: '6px', color: tokens.colorNeutralForeground3 },
});

interface Props {
  readonly filter: DirectoryFilter;
  /** How many places there are with a filter beside the others. */
  readonly countWith: (added: PlaceFilter) => number;
  readonly onFilter: (filter: DirectoryFilter) => void;
}

/** Filters that combine, each with the number of places that are left with it. */
export function FilterChips({ filter, countWith, onFilter }: Props) {
  const styles = useStyles();
  const { text, language } = useMapTexts();
  const digits = new Intl.NumberFormat(language);
  return (
    <fieldset className={styles.chips} aria-label={text('filters')}>
      {PLACE_FILTERS.map((one) => (
        <ToggleButton
          key={one}
          className={styles.chip}
          shape="circular"
          size="small"
          checked={filter.filters.includes(one)}
          onClick={() => onFilter(withToggled(filter, one))}
        >
          {text(`filter.${one}`)}
          <span className={styles.count}>{digits.format(countWith(one))}</span>
        </ToggleButton>
      ))}
      {(filter.filters.length > 0 || filter.category !== null) && (
        <Button
          className={styles.chip}
          appearance="subtle"
          shape="circular"
          size="small"
          icon={<DismissRegular />}
          onClick={() => onFilter(NO_FILTER)}
        >
          {text('clearFilters')}
        </Button>
      )}
    </fieldset>
  );
}
