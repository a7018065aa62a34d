import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFilesIn } from '../support/sourceTree';

const cutsText = (source: string) => /textOverflow: 'ellipsis'|\btruncate wrap=/.test(source);
const findsDirection = (source: string) => /\bdir(=|: )["'{]?'?auto/.test(source);

it('[LA15] what cuts a name finds its direction first', () => {
  const without = ['src/components', 'src/screens', 'src/app']
    .flatMap((folder) => sourceFilesIn(folder))
    .filter((path) => path.endsWith('.tsx'))
    .filter((path) => {
      const source = readFileSync(path, 'utf8');
      return cutsText(source) && !findsDirection(source);
    });
  expect(without).toEqual([]);
});

it('[LA15] the rule sees a cut name without a direction', () => {
  const plain = "const useStyles = makeStyles({ name: { textOverflow: 'ellipsis' } }); <span className={styles.name}>";
  expect([cutsText(plain), findsDirection(plain), findsDirection('<span dir="auto">')]).toEqual([true, false, true]);
});
