import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { wordDiff } from '@/model/content/search/wordDiff';
import type { ChangedField } from './changedFields';
import { fieldName } from './fieldName';
import { text } from './texts';

const useStyles = makeStyles({
  frame: { overflowX: 'auto', marginTop: '12px' },
  table: { borderCollapse: 'collapse', width: '100%', fontSize: tokens.fontSizeBase200 },
  cell: {
    textAlign: 'left',
    verticalAlign: 'top',
    padding: '6px 12px 6px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    minWidth: '96px',
  },
  field: { fontWeight: tokens.fontWeightRegular },
  old: { backgroundColor: tokens.colorPaletteRedBackground1, textDecorationLine: 'line-through' },
  new: { backgroundColor: tokens.colorPaletteGreenBackground1, textDecorationLine: 'none' },
});

interface Props {
  readonly fields: readonly ChangedField[];
  readonly label: string;
}

/** Old and new value of each field, and the differing words: struck out in the old value, underlaid in the new one. */
export function PropertyDiff({ fields, label }: Props) {
  const styles = useStyles();
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {(['field', 'old', 'new', 'difference'] as const).map((column) => (
              <th key={column} scope="col" className={styles.cell}>
                {text(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map(({ field, before, after }) => (
            <tr key={field}>
              <th scope="row" className={mergeClasses(styles.cell, styles.field)}>
                {fieldName(field)}
              </th>
              <td className={styles.cell}>{before ?? text('none')}</td>
              <td className={styles.cell}>{after ?? text('none')}</td>
              <td className={styles.cell}>
                {wordDiff(before ?? '', after ?? '').map(({ kind, text: words }, at) => {
                  // Parts have no identity of their own, and the whole list is drawn anew.
                  const key = `${at} ${kind}`;
                  if (kind === 'same') return <span key={key}>{words}</span>;
                  return kind === 'old' ? (
                    <del key={key} className={styles.old}>
                      {words}
                    </del>
                  ) : (
                    <ins key={key} className={styles.new}>
                      {words}
                    </ins>
                  );
                })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
