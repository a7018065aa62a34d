import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('[FM9] every screen starts its machines with the one hook that runs them before the first key', () => {
  const users = readdirSync('src', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => /import \{[^}]*\buseActorRef\b/.test(readFileSync(path, 'utf8')));
  expect(users).toEqual(['src/components/machine/useMachineActor.ts']);
});
