import { Link, MessageBar, MessageBarBody, makeStyles } from '@fluentui/react-components';
import type { Promotion, PromotionKind } from '@/contract/promotions/promotions';
import { nameOf } from './promotionColumns';
import { placesOf } from './promotionFields';
import { text } from './texts';

const useStyles = makeStyles({ bar: { flexShrink: 0 }, name: { marginRight: '8px' } });

interface Props {
  readonly kind: PromotionKind;
  readonly rows: readonly Promotion[];
  readonly onOpen: (uuid: string) => void;
}

/** Names the events or offers that have not ended and that no visitor sees, because their places are gone. */
export function WithoutPlace({ kind, rows, onOpen }: Props) {
  const styles = useStyles();
  const homeless = rows.filter((row) => row.state !== 'ended' && placesOf(row) === null);
  if (homeless.length === 0) return null;
  const [before = '', after = ''] = text(`withoutPlaceText.${kind}`, { count: homeless.length, names: '\n' }).split(
    '\n',
  );
  return (
    <MessageBar intent="warning" layout="multiline" className={styles.bar}>
      <MessageBarBody>
        {before}
        {homeless.map((row) => (
          <Link key={row.uuid} as="button" inline className={styles.name} onClick={() => onOpen(row.uuid)}>
            {nameOf(row)}
          </Link>
        ))}
        {after}
      </MessageBarBody>
    </MessageBar>
  );
}
