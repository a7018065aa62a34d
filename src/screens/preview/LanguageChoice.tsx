import { makeStyles, tokens } from '@fluentui/react-components';
import { GlobeRegular } from '@fluentui/react-icons';
import { languageName } from '@/model/content/contentLanguage';
import { useMapTexts } from './languages/mapTexts';
import type { ContentLanguages } from './useContentLanguage';

const useStyles = makeStyles({
  chip: {
    position: 'relative',
    alignSelf: 'flex-start',
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    paddingLeft: '12px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow4,
    ':focus-within': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  select: {
    minHeight: '36px',
    padding: '0 10px 0 0',
    border: 'none',
    outline: 'none',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    cursor: 'pointer',
    '& option': { backgroundColor: tokens.colorNeutralBackground1 },
  },
});

/** The languages that the content has, each by its own name; nothing where it has one. */
export function LanguageChoice({ languages: { offered, language, choose } }: { languages: ContentLanguages }) {
  const styles = useStyles();
  const { text } = useMapTexts();
  if (offered.length === 0) return null;
  return (
    <div className={styles.chip}>
      <GlobeRegular aria-hidden />
      <select
        className={styles.select}
        aria-label={text('language')}
        value={language ?? ''}
        onChange={({ target }) => choose(target.value || null)}
      >
        <option value="">{languageName('en')}</option>
        {offered.map((tag) => (
          <option key={tag} value={tag} lang={tag}>
            {languageName(tag)}
          </option>
        ))}
      </select>
    </div>
  );
}
