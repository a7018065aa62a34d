import { Button, Field, makeStyles, Rating, Text, tokens } from '@fluentui/react-components';
import { type BoundField, bind } from '@/components/form/fieldProps';
import type { FormValues } from '@/machines/records/recordFormTypes';
import { text } from './texts';

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px', minHeight: '32px' },
  quiet: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
});

/** The review: half stars from none to 5. */
export function ReviewField<Values extends FormValues>(props: BoundField<Values, number>) {
  const styles = useStyles();
  const { label, value: review, set } = bind(props);
  return (
    <Field label={label}>
      <div className={styles.line}>
        <Rating
          aria-label={label}
          color="brand"
          step={0.5}
          max={5}
          value={review}
          itemLabel={(count) => text('stars', { count })}
          onChange={(_event, { value }) => set(value)}
        />
        <Text className={styles.quiet}>{review === 0 ? text('noReview') : text('stars', { count: review })}</Text>
        {review > 0 && (
          <Button size="small" appearance="subtle" onClick={() => set(0)}>
            {text('clearReview')}
          </Button>
        )}
      </div>
    </Field>
  );
}
