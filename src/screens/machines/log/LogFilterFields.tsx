import { makeStyles, SearchBox, Select, ToggleButton } from '@fluentui/react-components';
import { sequenceOf } from '@/machines/inspect/log/sequenceOf';
import { text } from '../texts';
import type { TimeTravel } from './useTimeTravel';

const useStyles = makeStyles({
  search: { width: '200px' },
  actor: { maxWidth: '180px' },
});

/** Which events are listed: by their text, by their machine, and those alone that were rejected. */
export function LogFilterFields({ travel: { filter, setFilter, log } }: { readonly travel: TimeTravel }) {
  const styles = useStyles();
  const machines = sequenceOf(log.steps).lanes.filter(({ kind }) => kind === 'machine');
  return (
    <>
      <SearchBox
        className={styles.search}
        size="small"
        placeholder={text('searchLog')}
        aria-label={text('searchLog')}
        value={filter.query}
        onChange={(_event, { value }) => setFilter({ ...filter, query: value })}
      />
      <Select
        className={styles.actor}
        size="small"
        aria-label={text('machineFilter')}
        value={filter.actor}
        onChange={(_event, { value }) => setFilter({ ...filter, actor: value })}
      >
        <option value="">{text('allMachines')}</option>
        {machines.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <ToggleButton
        size="small"
        appearance="subtle"
        checked={filter.isRejectedOnly}
        onClick={() => setFilter({ ...filter, isRejectedOnly: !filter.isRejectedOnly })}
      >
        {text('rejectedOnly')}
      </ToggleButton>
    </>
  );
}
