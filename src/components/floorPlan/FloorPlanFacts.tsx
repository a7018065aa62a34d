import { makeStyles, tokens } from '@fluentui/react-components';
import { grouped } from '@/contract/texts/grouped';
import type { UploadReport } from '@/contract/uploads/uploads';
import { text } from './texts';

const useStyles = makeStyles({
  facts: { display: 'grid', gridTemplateColumns: 'max-content 1fr', columnGap: '24px', rowGap: '6px', margin: 0 },
  row: { display: 'contents' },
  term: { color: tokens.colorNeutralForeground3 },
  fact: { margin: 0, fontVariantNumeric: 'tabular-nums' },
  reasons: { margin: '8px 0 0', paddingLeft: '18px', color: tokens.colorNeutralForeground2 },
  reason: { marginBottom: '2px' },
});

const metres = (length: number): string => (length >= 100 ? length.toFixed(0) : length.toFixed(1));

/** The contents of a floor plan, and why the reader chose its axis, unit and side. */
export function FloorPlanFacts({ report }: { report: UploadReport }) {
  const styles = useStyles();
  const facts: [string, string][] = [
    [text('meshes'), grouped(report.meshes)],
    [text('triangles'), grouped(report.triangles)],
    [text('size'), `${metres(report.size.width)} × ${metres(report.size.depth)} m`],
  ];
  return (
    <div>
      <dl className={styles.facts}>
        {facts.map(([term, fact]) => (
          <div key={term} className={styles.row}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.fact}>{fact}</dd>
          </div>
        ))}
      </dl>
      {report.reasons.length > 0 && (
        <ul className={styles.reasons} aria-label={text('planFacts')}>
          {report.reasons.map((reason) => (
            <li key={reason} className={styles.reason}>
              {reason}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
