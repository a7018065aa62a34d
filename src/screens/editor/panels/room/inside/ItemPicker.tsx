import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  SearchBox,
  Text,
  tokens,
} from '@fluentui/react-components';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { dialogProps } from '@/components/dialog/dialogTable';
import { useReturnFocus } from '@/components/dialog/useReturnFocus';
import { toggled } from '@/components/form/checkList/toggled';
import { text as formText } from '@/components/form/texts';
import { rankByText } from '@/model/content/search/rankByText';
import { truncate } from '@/model/content/truncate';
import { DestinationLogo } from '@/screens/destinations/list/DestinationLogo';
import type { PickableItem } from './pickableItem';
import { text } from './texts';

const useStyles = makeStyles({
  surface: { maxWidth: '560px' },
  content: { display: 'flex', flexDirection: 'column', gap: '12px' },
  list: { listStyle: 'none', margin: 0, padding: 0, height: 'min(420px, 50vh)', overflowY: 'auto' },
  item: { borderTop: `1px solid ${tokens.colorNeutralStroke2}`, ':first-child': { borderTop: 'none' } },
  row: { display: 'flex', gap: '12px', alignItems: 'flex-start', padding: '8px 4px 8px 0' },
  words: { minWidth: 0, display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3 },
  search: { maxWidth: 'none' },
  count: { marginRight: 'auto', alignSelf: 'center', whiteSpace: 'nowrap' },
  link: { color: tokens.colorBrandForegroundLink },
});

/** More rows make each typed letter slow. */
const MOST = 100;
const DESCRIPTION = 100;

interface Props {
  readonly title: string;
  readonly items: readonly PickableItem[];
  /** Ids of the items that are checked at first. */
  readonly chosen: readonly number[];
  /** The page on which missing items are created, and the words that lead there. */
  readonly page: { readonly address: string; readonly text: string };
  readonly onConfirm: (chosen: readonly number[]) => void;
  readonly onCancel: () => void;
}

/** Chooses items of a list that has a page of its own; nothing changes before they are confirmed. */
export function ItemPicker({ title, items, chosen, page, onConfirm, onCancel }: Props) {
  const styles = useStyles();
  useReturnFocus();
  const [search, setSearch] = useState('');
  const [checked, setChecked] = useState(chosen);
  const found = rankByText(items, search, ({ name, description }) => [name, description]);
  return (
    <Dialog open modalType="modal" onOpenChange={(_event, { open }) => !open && onCancel()}>
      <DialogSurface {...dialogProps('itemPicker')} className={styles.surface} backdrop={{ appearance: 'dimmed' }}>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent className={styles.content}>
            <SearchBox
              className={styles.search}
              autoFocus
              placeholder={text('search')}
              aria-label={text('search')}
              value={search}
              onChange={(_event, { value }) => setSearch(value)}
            />
            <ul className={styles.list} aria-label={title}>
              {found.slice(0, MOST).map((item) => (
                <li key={item.id} className={styles.item}>
                  <Item
                    item={item}
                    isChecked={checked.includes(item.id)}
                    onToggle={() => setChecked(toggled(checked, item.id))}
                  />
                </li>
              ))}
              {found.length > MOST && (
                <li className={styles.quiet}>{formText('moreFound', { count: found.length - MOST })}</li>
              )}
              {found.length === 0 && (
                <li className={styles.quiet}>{items.length === 0 ? text('nothingToPick') : text('nothingFound')}</li>
              )}
            </ul>
            <Link className={styles.link} to={page.address}>
              {page.text}
            </Link>
          </DialogContent>
          <DialogActions>
            <Text className={styles.count} aria-live="polite">
              {text('checked', { count: checked.length })}
            </Text>
            <Button onClick={onCancel}>{text('cancel')}</Button>
            <Button appearance="primary" onClick={() => onConfirm(checked)}>
              {text('confirm')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

interface ItemProps {
  readonly item: PickableItem;
  readonly isChecked: boolean;
  readonly onToggle: () => void;
}

function Item({ item, isChecked, onToggle }: ItemProps) {
  const styles = useStyles();
  const { name, image, colour, dates, description, state } = item;
  const id = useId();
  return (
    <Checkbox
      checked={isChecked}
      onChange={onToggle}
      input={{ 'aria-labelledby': `${id}-name`, 'aria-describedby': `${id}-more` }}
      label={
        <span className={styles.row}>
          <DestinationLogo destination={{ name, logo: image, default_category_colour: colour }} isLarge />
          <span className={styles.words}>
            <Text id={`${id}-name`} weight="semibold">
              {name}
            </Text>
            <span id={`${id}-more`} className={styles.words}>
              <Text size={200} className={styles.quiet}>
                {dates === '' ? state : text('state', { state, dates })}
              </Text>
              {description !== '' && <Text size={200}>{truncate(description, DESCRIPTION)}</Text>}
            </span>
          </span>
        </span>
      }
    />
  );
}
