import { Link, Text } from '@fluentui/react-components';
import { CopyText } from '@/components/layout/CopyText';
import type { MachineSources } from '@/model/statechart/chartPaths';
import { usePanelStyles } from './panelStyles';
import { text } from './texts';

/** It is opened by a click alone; nothing of it loads before. */
const STATELY = 'https://stately.ai/editor';

interface Props {
  readonly sources: MachineSources | null;
  readonly repository: string | null;
}

/** Where a machine is written, described and tested, as links into the repository or as texts to copy. */
export function SourcesPanel({ sources, repository }: Props) {
  const styles = usePanelStyles();
  const groups: readonly (readonly [string, readonly (readonly [name: string, path: string])[]])[] = sources
    ? [
        [text('machineFile'), [[text('machineFile'), sources.file]]],
        [text('documentation'), [[text('documentation'), sources.page]]],
        [text('model'), sources.model === null ? [] : [[text('model'), sources.model]]],
        [text('tests'), sources.tests.map((path) => [text('tests'), path])],
        [text('rules'), sources.rules.map(({ id, file }) => [id, file])],
      ]
    : [];
  return (
    <div className={styles.panel}>
      {groups.map(([heading, paths]) => (
        <section key={heading} className={styles.section}>
          <h3 className={styles.heading}>{heading}</h3>
          {paths.length === 0 && <span className={styles.muted}>{text('none')}</span>}
          {paths.map(([name, path]) => (
            <span key={`${name} ${path}`} className={styles.row}>
              {heading === text('rules') && <span className={styles.name}>{name}</span>}
              {repository === null ? (
                <CopyText text={path} name={name} />
              ) : (
                <Link href={`${repository}/blob/main/${path}`} target="_blank" rel="noreferrer">
                  {path}
                </Link>
              )}
            </span>
          ))}
        </section>
      ))}
      <section className={styles.section}>
        <Text size={200} className={styles.muted}>
          {text('stately')}
        </Text>
        <Link href={STATELY} target="_blank" rel="noreferrer">
          {text('openStately')}
        </Link>
      </section>
    </div>
  );
}
