import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { ChevronDownRegular } from '@fluentui/react-icons';
import { useNavigate } from 'react-router-dom';
import { ActionButton } from '@/components/blocked/ActionButton';
import type { Promotion, PromotionKind } from '@/contract/promotions/promotions';
import { DestinationLogo } from '@/screens/destinations/list/DestinationLogo';
import { descriptionOf } from '@/screens/promotions/promotionFields';
import { datesOf } from './pickableItem';
import { text } from './texts';

const useStyles = makeStyles({
  item: { borderTop: `1px solid ${tokens.colorNeutralStroke2}`, ':first-child': { borderTop: 'none' } },
  details: { '&[open] > summary > svg': { transform: 'rotate(180deg)' } },
  summary: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    padding: '8px 0',
    cursor: 'pointer',
    listStyle: 'none',
    '::-webkit-details-marker': { display: 'none' },
  },
  words: { flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3 },
  more: { display: 'flex', flexDirection: 'column', gap: '8px', paddingBottom: '12px' },
  description: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

const PAGES = { event: '/events', offer: '/offers' } as const;

interface Props {
  readonly kind: PromotionKind;
  readonly promotion: Promotion;
  /** Name of the destination that has it in every place; null where it is of this room alone. */
  readonly destination: string | null;
  readonly onRemove: () => void;
}

/** An event or offer of a room; opened, it shows its description and what can be done with it. */
export function PromotionEntry({ kind, promotion, destination, onRemove }: Props) {
  const styles = useStyles();
  const navigate = useNavigate();
  const { uuid, name, image } = promotion;
  const description = descriptionOf(promotion);
  return (
    <li className={styles.item}>
      <details className={styles.details}>
        <summary className={styles.summary}>
          <DestinationLogo destination={{ name, logo: image, default_category_colour: null }} />
          <span className={styles.words}>
            <Text weight="semibold">{name}</Text>
            <Text size={200} className={styles.quiet}>
              {datesOf(promotion)}
            </Text>
            {destination !== null && (
              <Text size={200} className={styles.quiet}>
                {text('atEveryPlace', { name: destination })}
              </Text>
            )}
          </span>
          <ChevronDownRegular aria-hidden />
        </summary>
        <div className={styles.more}>
          <Text className={styles.description}>{description || text('noInformation')}</Text>
          <div className={styles.actions}>
            <Button
              size="small"
              aria-label={text('editNamed', { name })}
              onClick={() => void navigate(`${PAGES[kind]}?open=${uuid}`)}
            >
              {text('edit')}
            </Button>
            <ActionButton
              size="small"
              aria-label={text('removeNamed', { name })}
              blockedBy={destination === null ? null : text(`atEveryPlaceHint.${kind}`)}
              onClick={onRemove}
            >
              {text('remove')}
            </ActionButton>
          </div>
        </div>
      </details>
    </li>
  );
}
