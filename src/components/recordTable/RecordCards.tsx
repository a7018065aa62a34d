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
import { type ReactNode, useImperativeHandle, useRef } from 'react';
import { ActionMenuItem } from '../blocked/ActionMenuItem';
import { blockedWhile } from '../blocked/blockedWhile';
import { FAST_SURFACE_MOTION } from '../layout/fastSurfaceMotion';
import { RecordName } from './RecordName';
import { text } from './texts';
import type { RecordList } from './useRecordList';

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
    gap: '16px',
    margin: 0,
    padding: '8px 24px 32px',
    listStyle: 'none',
    '@media (max-width: 599px)': { padding: '8px 12px 32px' },
  },
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

interface Props<Row> {
  readonly label: string;
  /** A record in a sentence, singular: "amenity". */
  readonly one: string;
  readonly list: RecordList<Row>;
  /** The visible records, where they are not all of the list. */
  readonly rows?: readonly Row[];
  /** Records are not deleted here: a card has no menu, its link opens it. */
  readonly isEditOnly?: boolean;
  /** Over the whole width of the card. */
  readonly banner?: (row: Row) => ReactNode;
  /** Before the name. */
  readonly before?: (row: Row) => ReactNode;
  /** Below the name. */
  readonly children: (row: Row) => ReactNode;
}

/** The records of a list as cards, each with a link that opens it and a menu with its actions. */
export function RecordCards<Row>({
  label,
  one,
  list,
  rows = list.rows,
  isEditOnly = false,
  banner,
  before,
  children,
}: Props<Row>) {
  const styles = useStyles();
  const grid = useRef<HTMLUListElement>(null);
  /** Where the focus was last. */
  const last = useRef(0);
  const { idOf, nameOf, isDeleting } = list;
  useImperativeHandle(list.table, () => ({
    hasRow: (key) => rows.some((row) => idOf(row) === key),
    focusRow: (key) => {
      const found = rows.findIndex((row) => idOf(row) === key);
      const index = Math.min(found >= 0 ? found : last.current, rows.length - 1);
      grid.current?.querySelector<HTMLElement>(`[data-index="${index}"] a`)?.focus();
    },
  }));
  return (
    <ul ref={grid} className={styles.grid} aria-label={label}>
      {rows.map((row, index) => {
        const name = nameOf(row);
        const isGone = list.isPendingDeletion(row);
        return (
          <li
            key={idOf(row)}
            data-index={index}
            onFocus={() => {
              last.current = index;
            }}
          >
            <article className={styles.card} aria-label={name}>
              {banner?.(row)}
              <div className={styles.body}>
                <div className={styles.head}>
                  {before?.(row)}
                  <h2 className={styles.name} translate="no">
                    <RecordName
                      name={name}
                      id={idOf(row)}
                      isTabStop
                      isDeleting={isGone}
                      onOpen={() => list.open(idOf(row))}
                    />
                  </h2>
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
          </li>
        );
      })}
    </ul>
  );
}
