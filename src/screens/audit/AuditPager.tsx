import { Button, Label, makeStyles, Select, Text, tokens } from '@fluentui/react-components';
import { ChevronLeftRegular, ChevronRightRegular } from '@fluentui/react-icons';
import { useId } from 'react';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { AUDIT_PAGE_SIZES } from '@/contract/audit/audit';
import type { PageMeta } from '@/contract/endpoint';
import { pagerPages } from '@/model/content/search/pagerPages';
import { text } from './texts';

/** Pages that the pager shows at most. */
const PAGER_COUNT = 21;
const NARROW = '@media (max-width: 899px)';

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 24px' },
  pages: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px' },
  number: { minWidth: '32px', padding: '0 6px', fontVariantNumeric: 'tabular-nums' },
  // Where there is no room for the numbers, the words say which page it is.
  numbers: { display: 'contents', [NARROW]: { display: 'none' } },
  words: { display: 'none', [NARROW]: { display: 'inline' } },
  gap: { padding: '0 4px', color: tokens.colorNeutralForeground3 },
  size: { display: 'flex', alignItems: 'center', gap: '8px' },
  total: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
});

interface Props {
  readonly meta: PageMeta;
  readonly page: number;
  readonly perPage: number;
  readonly isLoading: boolean;
  readonly onPage: (page: number) => void;
  readonly onPageSize: (size: number) => void;
}

/** The pages of the log, the size of a page, and how many entries there are. */
export function AuditPager({ meta, page, perPage, isLoading, onPage, onPageSize }: Props) {
  const styles = useStyles();
  const sizeId = useId();
  const busy = blockedWhile(isLoading);
  const pages = pagerPages(page, meta.last_page, PAGER_COUNT);
  return (
    <div className={styles.bar}>
      <nav className={styles.pages} aria-label={text('pager')}>
        <ActionButton
          appearance="subtle"
          icon={<ChevronLeftRegular />}
          aria-label={text('previous')}
          blockedBy={busy ?? blockedWhile(page <= 1, text('firstPage'))}
          onClick={() => onPage(page - 1)}
        />
        <span className={styles.numbers}>
          {pages.map((one, at) => (
            <span key={one}>
              {at > 0 && one !== (pages[at - 1] ?? 0) + 1 && (
                <span className={styles.gap} aria-hidden>
                  …
                </span>
              )}
              <Button
                className={styles.number}
                appearance={one === page ? 'primary' : 'subtle'}
                aria-label={text('page', { page: one })}
                {...(one === page && { 'aria-current': 'page' as const })}
                onClick={() => onPage(one)}
              >
                {one}
              </Button>
            </span>
          ))}
        </span>
        <Text className={styles.words}>{text('pageOf', { page, last: meta.last_page })}</Text>
        <ActionButton
          appearance="subtle"
          icon={<ChevronRightRegular />}
          aria-label={text('next')}
          blockedBy={busy ?? blockedWhile(page >= meta.last_page, text('lastPage'))}
          onClick={() => onPage(page + 1)}
        />
      </nav>
      <div className={styles.size}>
        <Label htmlFor={sizeId}>{text('pageSize')}</Label>
        <Select id={sizeId} value={String(perPage)} onChange={(_event, { value }) => onPageSize(Number(value))}>
          {AUDIT_PAGE_SIZES.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </Select>
      </div>
      <Text role="status" className={styles.total}>
        {text(meta.more ? 'moreThan' : 'total', { count: meta.total })}
      </Text>
    </div>
  );
}
