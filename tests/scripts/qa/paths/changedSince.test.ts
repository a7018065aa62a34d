import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changedFiles, type Files, filesOf, importsIn } from '../../../../scripts/qa/paths/changedSince';
import { modelFiles } from '../../../../scripts/qa/paths/modelFiles';
import { allReplayable } from '../../../models/replayable';

const tree = (contents: Readonly<Record<string, string>>): Files => ({
  has: (path) => path in contents,
  read: (path) => contents[path] ?? '',
});

describe('what a machine depends on', () => {
  it('[QA7] is found in imports of every form', () => {
    const source = `import { a } from './a';\nimport type { B } from '@/b';\nexport { c } from "../c.mjs";
const d = await import('./d');\nimport './e';\nimport {\n  f,\n} from './f';`;
    expect(importsIn(source)).toEqual(['./a', '@/b', '../c.mjs', './d', './e', './f']);
  });

  it('[QA7] is followed over files, aliases and circles, without packages', () => {
    const files = tree({
      'tests/models/lamp.model.ts': "import { lamp } from '@/machines/lamp.machine';\nimport { x } from './support/x';",
      'src/machines/lamp.machine.ts': "import { setup } from 'xstate';\nimport { rule } from '@/contract/rule';",
      'src/contract/rule.ts': "import type { Lamp } from '@/machines/lamp.machine';",
      'tests/models/support/x.ts': '',
      'src/contract/other.ts': '',
    });
    expect([...filesOf('tests/models/lamp.model.ts', files)].sort()).toEqual([
      'src/contract/rule.ts',
      'src/machines/lamp.machine.ts',
      'tests/models/lamp.model.ts',
      'tests/models/support/x.ts',
    ]);
  });

  it('[QA7] begins in the file of its model, which every walked machine has', async () => {
    const files = await modelFiles();
    expect(allReplayable.map(({ model }) => model.machine.id).filter((id) => !files.has(id))).toEqual([]);
    expect(files.get('signIn')).toBe('tests/models/session/signIn.model.ts');
  });
});

describe('what has changed since a reference', () => {
  let folder: string;
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.org', ...args], { cwd: folder });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'atrium-since-'));
    git('init', '-q');
    for (const name of ['kept.ts', 'edited.ts', 'committed.ts']) writeFileSync(join(folder, name), '1');
    git('add', '.');
    git('commit', '-qm', 'one');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('[QA7] has committed, uncommitted and new files', () => {
    writeFileSync(join(folder, 'committed.ts'), '2');
    git('commit', '-qam', 'two');
    writeFileSync(join(folder, 'edited.ts'), '2');
    writeFileSync(join(folder, 'new.ts'), '1');
    expect([...changedFiles('HEAD~1', folder)].sort()).toEqual(['committed.ts', 'edited.ts', 'new.ts']);
    expect([...changedFiles('HEAD', folder)].sort()).toEqual(['edited.ts', 'new.ts']);
  });

  it('[QA7] is an error for a reference that git does not know', () => {
    expect(() => changedFiles('nowhere', folder)).toThrow('git does not know the reference “nowhere”.');
  });
});
