import { Button, makeStyles, SearchBox, Select, Text, tokens } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { translationsQuery } from '@/api/translations/translations';
import { LeaveDialog } from '@/components/dialog/LeaveDialog';
import { Loading } from '@/components/feedback/Loading';
import {
  languagesOf,
  matchingRows,
  TRANSLATION_FILTERS,
  type TranslatableText,
  type TranslationFilter,
  translationRows,
} from '@/model/content/translationRows';
import { TAB_PARAMETER } from '../settingsTabs';
import { englishName, knownLanguages } from './knownLanguages';
import { TranslationField } from './TranslationField';
import { text } from './texts';
import { type TranslationDrafts, useTranslationDrafts } from './useTranslationDrafts';

const useStyles = makeStyles({
  tab: { display: 'flex', flexDirection: 'column', gap: '16px', maxWidth: '1080px' },
  failed: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '8px' },
  hint: { color: tokens.colorNeutralForeground2, maxWidth: '72ch', margin: 0 },
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' },
  select: { minWidth: '180px', maxWidth: '100%' },
  quiet: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  list: { listStyle: 'none', margin: 0, padding: 0 },
});

/** Rows that are shown at first, and more of them at a time. */
const PAGE = 100;

/** The texts of a location and their translations. */
export function LanguagesTab({ project }: { project: string }) {
  const styles = useStyles();
  const texts = useQuery({ ...translationsQuery(project), refetchOnWindowFocus: false });
  const [chosen, setChosen] = useState<string | null>(null);
  const used = languagesOf(texts.data ?? []);
  const language = chosen ?? used[0] ?? null;
  const drafts = useTranslationDrafts(project, language ?? '');
  if (texts.error && !texts.data)
    return (
      <div className={styles.failed}>
        <Text role="alert">{text('failed', { reason: texts.error.message })}</Text>
        <Button size="small" onClick={() => void texts.refetch()}>
          {text('retry')}
        </Button>
      </div>
    );
  if (!texts.data) return <Loading label={text('loading')} />;
  const shown = language === null || used.includes(language) ? used : [...used, language];
  return (
    <div className={styles.tab}>
      <p className={styles.hint}>{text('hint')}</p>
      <Select
        className={styles.select}
        style={{ alignSelf: 'flex-start' }}
        aria-label={text('language')}
        value={language ?? ''}
        onChange={(_event, { value }) => setChosen(value || null)}
      >
        {language === null && <option value="">{text('choose')}</option>}
        {shown.length > 0 && (
          <optgroup label={text('inUse')}>
            {shown.map((tag) => (
              <option key={tag} value={tag}>
                {englishName(tag)}
              </option>
            ))}
          </optgroup>
        )}
        <optgroup label={text('add')}>
          {knownLanguages(shown).map(({ tag, name }) => (
            <option key={tag} value={tag}>
              {name}
            </option>
          ))}
        </optgroup>
      </Select>
      {language !== null && <Texts key={language} texts={texts.data} language={language} drafts={drafts} />}
      <LeaveDialog
        isDirty={drafts.isUnsaved}
        text={text('leave')}
        parameter={TAB_PARAMETER}
        onDiscard={drafts.forget}
      />
    </div>
  );
}

interface TextsProps {
  readonly texts: readonly TranslatableText[];
  readonly language: string;
  readonly drafts: TranslationDrafts;
}

function Texts({ texts, language, drafts }: TextsProps) {
  const styles = useStyles();
  const [filter, setFilter] = useState<TranslationFilter>('all');
  const [search, setSearch] = useState('');
  const [pages, setPages] = useState(1);
  const { draftOf, isSaved, type, discard, save } = drafts;
  const rows = translationRows(texts, language);
  const matching = new Set(matchingRows(rows, { filter, search }).map(({ key }) => key));
  // A text that was just translated stays in its place until the filter changes.
  const listed = rows.filter(({ key }) => matching.has(key) || draftOf(key) || (filter !== 'all' && isSaved(key)));
  return (
    <>
      <div className={styles.bar}>
        <SearchBox
          aria-label={text('search')}
          placeholder={text('search')}
          value={search}
          onChange={(_event, { value }) => setSearch(value)}
        />
        <Select
          className={styles.select}
          aria-label={text('show')}
          value={filter}
          onChange={(_event, { value }) => setFilter(TRANSLATION_FILTERS.find((one) => one === value) ?? 'all')}
        >
          {TRANSLATION_FILTERS.map((one) => (
            <option key={one} value={one}>
              {text(`filter.${one}`)}
            </option>
          ))}
        </Select>
        <span className={styles.quiet} role="status">
          {text('progress', {
            done: rows.filter(({ translation }) => translation !== null).length,
            total: rows.length,
          })}
        </span>
      </div>
      {listed.length === 0 ? (
        <Text>{text(rows.length === 0 ? 'nothing' : 'noMatch')}</Text>
      ) : (
        <ul className={styles.list} aria-label={text('list')}>
          {listed.slice(0, pages * PAGE).map((row) => (
            <TranslationField
              key={row.key}
              row={row}
              language={language}
              draft={draftOf(row.key)}
              isSaved={isSaved(row.key)}
              onType={(typed) => type(row.key, typed)}
              onSave={(typed, isConfirmed) => save(row, typed, isConfirmed)}
              onDiscard={() => discard(row.key)}
            />
          ))}
        </ul>
      )}
      {listed.length > pages * PAGE && <Button onClick={() => setPages(pages + 1)}>{text('more')}</Button>}
    </>
  );
}
