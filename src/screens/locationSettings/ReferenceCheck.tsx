import { MessageBar, MessageBarBody, Text } from '@fluentui/react-components';
import { MOST_DEVIATION, referenceLengths } from '@/model/geometry/geoReference';
import { type BoundingValues, referenceOf } from './tabKinds';
import { text } from './texts';

const PERCENT = 100;

/** How far apart the two points are on the floor plan and on Earth, and whether that can be right. */
export function ReferenceCheck({ values }: { values: BoundingValues }) {
  const [first, second] = [referenceOf(values, 'first'), referenceOf(values, 'second')];
  if (!first || !second) return null;
  const lengths = referenceLengths(first, second);
  const isDoubtful = lengths === null || Math.abs(lengths.deviation) > MOST_DEVIATION;
  if (!isDoubtful) return <Text role="status">{text('lengthsAgree', inMetres(lengths))}</Text>;
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        {lengths === null
          ? text('lengthsUnknown')
          : text('lengthsDiffer', {
              ...inMetres(lengths),
              percent: (Math.abs(lengths.deviation) * PERCENT).toFixed(1),
              way: text(lengths.deviation > 0 ? 'wayMore' : 'wayLess'),
            })}
      </MessageBarBody>
    </MessageBar>
  );
}

const inMetres = ({ plan, earth }: { readonly plan: number; readonly earth: number }) => ({
  plan: plan.toFixed(2),
  earth: earth.toFixed(2),
});
