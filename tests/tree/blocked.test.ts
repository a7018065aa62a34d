import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** The linter's messages about a control in a file of a folder of the console. */
function lint(control: string, room = 'src/screens'): string {
  mkdirSync('.cache', { recursive: true });
  // Beside the tree: other tests read the tree at the same time.
  const folder = mkdtempSync('.cache/lint-');
  folders.push(folder);
  mkdirSync(join(folder, room), { recursive: true });
  const file = join(folder, room, 'Made.tsx');
  writeFileSync(file, `export const Made = ({ isBlocked, isBusy }: Props) => ${control};\n`);
  const { stdout, stderr } = spawnSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'lint', file], {
    encoding: 'utf8',
  });
  return stdout + stderr;
}

const ERROR = 'A control that is disabled tells why';

it.each(['<Button disabled />', '<Button disabled={isBusy} />', '<Button disabledFocusable={isBusy} />'])(
  '[AX13] the linter refuses %s',
  (control) => {
    expect(lint(control)).toContain(ERROR);
  },
);

it.each(['<ActionButton blockedBy={null} />', '<Select disabled={isBlocked} />'])(
  '[AX13] the linter takes %s',
  (control) => {
    expect(lint(control)).not.toContain(ERROR);
  },
);

it('[AX13] the parts that tell the reason may disable what they hold', () => {
  expect(lint('<Button disabledFocusable />', 'src/components/blocked')).not.toContain(ERROR);
});
