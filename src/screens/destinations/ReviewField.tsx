import { Button, Field, makeStyles, Rating, Text, tokens } from '@fluentui/react-components';
import type { RecordForm } from '@/components/form/useRecordForm';
import type { DestinationValues } from './destinationKind';
import { text } from './texts';

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px', minHeight: '32px' },
  quiet: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
});

/** The review: half stars from none to 5. */
export function ReviewField({ form }: { form: RecordForm<DestinationValues> }) {
  const styles = useStyles();
  const { review } = form.values;
  return (
    <Field label={text('review')}>
      <div className={styles.line}>
        <Rating
          aria-label={text('review')}
          color="brand"
          step={0.5}
          max={5}
          value={review}
          itemLabel={(count) => text('stars', { count })}
          onChange={(_event, { value }) => form.set('review', value)}
        />
        <Text className={styles.quiet}>{review === 0 ? text('noReview') : text('stars', { count: review })}</Text>
        {review > 0 && (
          <Button size="small" appearance="subtle" onClick={() => form.set('review', 0)}>
            {text('clearReview')}
          </Button>
        )}
      </div>
    </Field>
  );
}
