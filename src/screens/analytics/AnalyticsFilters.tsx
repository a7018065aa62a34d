import { Checkbox, Field, makeStyles, Select, Text, tokens } from '@fluentui/react-components';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import type { AnalyticsEvent } from '@/machines/analytics/analytics.machine';
import { type RangeEntry, rangeProblem } from '@/model/analytics/dateRange';
import { ANALYTICS_ENVIRONMENTS, type AnalyticsEnvironment } from '@/model/analytics/services';
import { RangeField } from './RangeField';
import { text } from './texts';

const useStyles = makeStyles({
  filters: { display: 'flex', flexDirection: 'column', gap: '8px' },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '12px' },
  choices: { display: 'flex', flexWrap: 'wrap', margin: 0, padding: 0, border: 'none' },
  note: { color: tokens.colorNeutralForeground2 },
});

const ENDS = ['start', 'end'] as const;

interface Props {
  readonly projects: readonly { readonly uuid: string; readonly name: string }[];
  readonly project: string | null;
  readonly entry: RangeEntry;
  readonly zone: string;
  /** Null where they are not offered. */
  readonly environments: readonly AnalyticsEnvironment[] | null;
  readonly isFiltered: boolean;
  readonly send: (event: AnalyticsEvent) => void;
}

/** Location, range and environments. */
export function AnalyticsFilters({ projects, project, entry, zone, environments, isFiltered, send }: Props) {
  const styles = useStyles();
  const problem = rangeProblem(entry, zone);
  return (
    <div className={styles.filters}>
      <div className={styles.line}>
        {projects.length > 1 && (
          <Field label={text('project')}>
            <Select
              value={project ?? ''}
              onChange={(_event, { value }) => send({ type: 'setProject', project: value })}
            >
              {projects.map(({ uuid, name }) => (
                <option key={uuid} value={uuid}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {ENDS.map((field) => (
          <RangeField
            key={field}
            label={text(`range.${field}`)}
            value={entry[field]}
            onChange={(value) => send({ type: 'setRange', field, value })}
            onShortcut={(shortcut) => send({ type: 'shortcut', field, shortcut, now: new Date().toISOString() })}
          />
        ))}
        {environments && (
          <fieldset aria-label={text('environments')} className={styles.choices}>
            {ANALYTICS_ENVIRONMENTS.map((one) => (
              <Checkbox
                key={one}
                label={text(`environment.${one}`)}
                checked={environments.includes(one)}
                onChange={(_event, { checked }) =>
                  send({
                    type: 'setEnvironments',
                    environments: ANALYTICS_ENVIRONMENTS.filter((other) =>
                      other === one ? checked === true : environments.includes(other),
                    ),
                  })
                }
              />
            ))}
          </fieldset>
        )}
        <ActionButton
          blockedBy={blockedWhile(!isFiltered, text('nothingToClear'))}
          onClick={() => send({ type: 'clear' })}
        >
          {text('clear')}
        </ActionButton>
      </div>
      <Text size={200} className={styles.note} role="status">
        {problem === null ? text('zone', { zone }) : text(problem === 'order' ? 'order' : 'oneEnd')}
      </Text>
    </div>
  );
}
