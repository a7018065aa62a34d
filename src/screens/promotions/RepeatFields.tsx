import { makeStyles } from '@fluentui/react-components';
import { ManyField } from '@/components/choices/ManyField';
import { ChoiceField } from '@/components/form/ChoiceField';
import { DateTimeField } from '@/components/form/DateTimeField';
import type { FieldForm } from '@/components/form/fieldProps';
import { TextField } from '@/components/form/TextField';
import { inZone } from '@/model/content/hours/zonedDateTime';
import { readRepeatRule } from '@/model/content/promotions/repeatRule';
import type { PromotionValues } from './promotionKind';
import { repeatChoices, weekdayChoices } from './repeatFields';
import { text } from './texts';

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  until: { flexGrow: 2, flexBasis: '200px' },
  times: { flexGrow: 1, flexBasis: '140px' },
});

interface Props {
  readonly form: FieldForm<PromotionValues>;
  /** In which its times are typed. */
  readonly timeZone: string;
}

/** Whether an event or offer repeats, on which days of a week, and until when. */
export function RepeatFields({ form, timeZone }: Props) {
  const styles = useStyles();
  const { start, repeats } = form.values;
  return (
    <>
      <ChoiceField form={form} name="repeats" choices={repeatChoices(inZone(start, timeZone), repeats)} />
      {readRepeatRule(repeats)?.every === 'week' && (
        <ManyField form={form} name="days" choices={weekdayChoices()} placeholder={text('dayOfStart')} />
      )}
      {repeats !== '' && (
        <div className={styles.line}>
          <div className={styles.until}>
            <DateTimeField form={form} name="until" isDay hint={text('untilHint')} />
          </div>
          <div className={styles.times}>
            <TextField form={form} name="times" hint={text('timesHint')} />
          </div>
        </div>
      )}
    </>
  );
}
