import { Button, Field, Input, makeStyles, Switch, Text, tokens } from '@fluentui/react-components';
import { AddRegular, DeleteRegular } from '@fluentui/react-icons';
import type { Week } from '@/contract/destinations/openingHours';
import { MOST_SPECIAL_DAYS, withPeriods } from '@/model/content/hours/openingHours';
import { numbered } from './numbered';
import { Times } from './Times';
import { text } from './texts';

type Special = NonNullable<Week['special']>[number];

const useStyles = makeStyles({
  all: { display: 'flex', flexDirection: 'column', gap: '8px', marginTop: '16px' },
  day: {
    margin: 0,
    border: 'none',
    padding: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: '8px',
    paddingBottom: '8px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  name: { width: '150px' },
  times: { flexBasis: '100%' },
  quiet: { color: tokens.colorNeutralForeground3 },
  add: { alignSelf: 'flex-start' },
});

interface Props {
  readonly days: readonly Special[];
  readonly hasError: boolean;
  readonly onChange: (days: Special[]) => void;
}

/** A special day that is closed, as most holidays are. */
const blankDay = (): Special => ({ date: '', name: '', value: false, oh: '09:00', ch: '17:30' });

/** Days that are not like those of the week: holidays, sales. */
export function SpecialDays({ days, hasError, onChange }: Props) {
  const styles = useStyles();
  return (
    <section className={styles.all} aria-label={text('special')}>
      <Text weight="semibold">{text('special')}</Text>
      <Text size={200} className={styles.quiet}>
        {text('specialHint')}
      </Text>
      {numbered(days).map(({ value: day, at, key }) => {
        const name = day.name || text('specialDay', { number: at + 1 });
        const change = (part: Partial<Special>) => onChange(days.with(at, { ...day, ...part }));
        return (
          <fieldset key={key} aria-label={name} className={styles.day}>
            <Field label={text('specialName')}>
              <Input
                className={styles.name}
                value={day.name}
                placeholder={text('specialNameHint')}
                onChange={(_event, { value }) => change({ name: value })}
              />
            </Field>
            <Field label={text('specialDate')}>
              <Input
                type="date"
                aria-invalid={hasError && day.date === ''}
                value={day.date}
                onChange={(_event, { value }) => change({ date: value })}
              />
            </Field>
            <Field label={text('specialUntil')}>
              <Input
                type="date"
                value={day.until ?? ''}
                onChange={(_event, { value }) => change({ until: value === '' ? undefined : value })}
              />
            </Field>
            <Switch
              label={text(day.value ? 'open' : 'closed')}
              aria-label={text('state', { day: name, state: text(day.value ? 'open' : 'closed') })}
              checked={day.value}
              onChange={(_event, { checked }) => change({ value: checked })}
            />
            <Button
              appearance="subtle"
              icon={<DeleteRegular />}
              aria-label={text('specialRemove', { name })}
              onClick={() => onChange(days.toSpliced(at, 1))}
            />
            {day.value && (
              <div className={styles.times}>
                <Times
                  day={name}
                  periods={[{ oh: day.oh, ch: day.ch }, ...(day.more ?? [])]}
                  hasError={hasError}
                  onChange={(periods) => onChange(days.with(at, withPeriods(day, periods)))}
                />
              </div>
            )}
          </fieldset>
        );
      })}
      {days.length < MOST_SPECIAL_DAYS && (
        <Button
          size="small"
          className={styles.add}
          icon={<AddRegular />}
          onClick={() => onChange([...days, blankDay()])}
        >
          {text('specialAdd')}
        </Button>
      )}
    </section>
  );
}
