import {
  Button,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { DeleteRegular, EditRegular, MoreHorizontalRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { ActionMenuItem } from '../blocked/ActionMenuItem';
import { blockedWhile } from '../blocked/blockedWhile';
import { FAST_SURFACE_MOTION } from '../layout/fastSurfaceMotion';
import { RecordName } from './RecordName';
import { text } from './texts';
import type { RecordList } from './useRecordList';

const useStyles = makeStyles({
  card: {
    height: '100%',
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    ':hover': { boxShadow: tokens.shadow4 },
    ':focus-within': { boxShadow: tokens.shadow4 },
  },
  body: { display: 'flex', flexDirection: 'column', gap: '10px', padding: '12px' },
  head: { display: 'flex', alignItems: 'center', gap: '8px' },
  name: {
    flexGrow: 1,
    minWidth: 0,
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    '& a': { fontWeight: tokens.fontWeightSemibold },
    overflowWrap: 'anywhere',
  },
});

/** The looks of each card of a list. */
export interface CardContent<Row> {
  /** A record in a sentence, singular: "amenity". */
  readonly one: string;
  readonly list: RecordList<Row>;
  /** Records are not deleted here: a card has no menu, its link opens it. */
  readonly isEditOnly?: boolean;
  /** Edit is a button of the card, beside its menu. */
  readonly hasEditButton?: boolean;
  /** Over the whole width of the card. */
  readonly banner?: (row: Row) => ReactNode;
  /** Before the name. */
  readonly before?: (row: Row) => ReactNode;
  /** Below the name. */
  readonly children: (row: Row) => ReactNode;
}

/** One record as a card, with a link that opens it and a menu with its actions. */
export function RecordCard<Row>({
  row,
  one,
  list,
  isEditOnly = false,
  hasEditButton = false,
  banner,
  before,
  children,
}: CardContent<Row> & { readonly row: Row }) {
  const styles = useStyles();
  const { idOf, nameOf, isDeleting } = list;
  const name = nameOf(row);
  const isGone = list.isPendingDeletion(row);
  return (
    <article className={styles.card} aria-label={name}>
      {banner?.(row)}
      <div className={styles.body}>
        <div className={styles.head}>
          {before?.(row)}
          <h2 className={styles.name} translate="no">
            <RecordName name={name} id={idOf(row)} isTabStop isDeleting={isGone} onOpen={() => list.open(idOf(row))} />
          </h2>
          {!isGone && hasEditButton && (
            <Button
              appearance="subtle"
              size="small"
              icon={<EditRegular />}
              aria-label={text('editCardOf', { name })}
              // The name does the same by keys: a third stop on each card would make a page of kiosks too long.
              tabIndex={-1}
              onClick={() => list.open(idOf(row))}
            />
          )}
          {!isGone && !isEditOnly && (
            <Menu surfaceMotion={FAST_SURFACE_MOTION}>
              <MenuTrigger disableButtonEnhancement>
                <Button
                  appearance="subtle"
                  size="small"
                  icon={<MoreHorizontalRegular />}
                  aria-label={text('optionsOf', { name })}
                />
              </MenuTrigger>
              <MenuPopover>
                <MenuList>
                  <MenuItem icon={<EditRegular />} onClick={() => list.open(idOf(row))}>
                    {text('editCard')}
                  </MenuItem>
                  <ActionMenuItem
                    icon={<DeleteRegular />}
                    blockedBy={blockedWhile(isDeleting, text('oneIsDeleting', { one }))}
                    onClick={() => list.requestDelete(row)}
                  >
                    {text('deleteCard')}
                  </ActionMenuItem>
                </MenuList>
              </MenuPopover>
            </Menu>
          )}
        </div>
        {children(row)}
      </div>
    </article>
  );
}
