import { Badge } from '@fluentui/react-components';
import type { Column } from '@/components/recordTable/column';
import { actionsColumn, nameColumn } from '@/components/recordTable/recordColumns';
import type { Promotion, PromotionKind } from '@/contract/promotions/promotions';
import { truncate } from '@/model/content/truncate';
import { DESCRIPTION, descriptionOf, placesText, timesOf } from './promotionFields';
import { repeatText } from './repeatFields';
import { text } from './texts';
import { UtcDate } from './UtcDate';

export const nameOf = ({ name }: Promotion): string => name;

const summaryOf = (row: Promotion): string =>
  [repeatText(row.repeats), truncate(descriptionOf(row), DESCRIPTION)].filter(Boolean).join(' · ');

/** Sorts after every date. */
const NEVER = '9999';

const THUMBNAIL = { width: '48px', height: '28px', objectFit: 'cover', borderRadius: '4px', display: 'block' } as const;

/** The columns of the table of events or offers. */
export const promotionColumns = (kind: PromotionKind): readonly Column<Promotion>[] => [
  {
    key: 'image',
    label: text('image'),
    width: '64px',
    cell: ({ image }) => image && <img src={image} alt="" loading="lazy" style={THUMBNAIL} />,
  },
  nameColumn({ nameOf }),
  {
    key: 'description',
    label: text('description'),
    width: 'minmax(200px, 3fr)',
    cell: (row) =>
      placesText(row) === '' ? (
        <>
          <Badge appearance="tint" color="warning">
            {text('withoutPlace')}
          </Badge>{' '}
          {summaryOf(row)}
        </>
      ) : (
        summaryOf(row)
      ),
  },
  {
    key: 'start',
    label: text(`start.${kind}`),
    width: '140px',
    sortKey: (row) => timesOf(row).start,
    cell: (row) => <UtcDate value={timesOf(row).start} />,
  },
  {
    key: 'end',
    label: text(`end.${kind}`),
    width: '140px',
    sortKey: (row) => timesOf(row).end ?? NEVER,
    cell: (row) => {
      const { end } = timesOf(row);
      return end !== null && <UtcDate value={end} />;
    },
  },
  actionsColumn({ one: text(`one.${kind}`), width: '80px' }),
];
