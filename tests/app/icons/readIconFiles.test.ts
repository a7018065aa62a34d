import { expect, it } from 'vitest';
import { readIconFiles } from '@/app/icons/readIconFiles';
import { changedFile } from '../../support/changedFile';
import { pngFile } from '../../support/pngFile';
import { writeZip } from '../../support/zipWriter';

const file = (name: string, bytes: Uint8Array) => new File([new Uint8Array(bytes)], name);

it('[IC11] takes PNG files and those of an archive, by their bytes', async () => {
  const png = await pngFile();
  const archive = writeZip([
    { name: 'icons/lift.png', bytes: png },
    { name: 'icons/stairs.png', bytes: png },
    { name: 'read me.txt', bytes: new TextEncoder().encode('text') },
  ]);
  const { icons, rejected } = await readIconFiles([
    file('desk.png', png),
    file('set.zip', archive),
    file('page.png', new TextEncoder().encode('<script>')),
    file('broken.zip', archive.slice(0, 80)),
  ]);
  expect(icons.map(({ filename }) => filename)).toEqual(['desk.png', 'lift.png', 'stairs.png']);
  expect(rejected.map(({ filename }) => filename)).toEqual(['page.png', 'broken.zip']);
  for (const { reason } of rejected) expect(reason).toMatch(/\.$/);
});

it('[IC11] refuses an archive that claims less than it holds, and a picture beyond the limit', async () => {
  const png = await pngFile();
  const lying = writeZip([{ name: 'bomb.png', bytes: new Uint8Array(4_000_000), claims: { size: 4000 } }]);
  const large = new Uint8Array(5 * 1024 * 1024 + 1);
  large.set(png);
  const { icons, rejected } = await readIconFiles([file('bomb.zip', lying), file('large.png', large)]);
  expect(icons).toEqual([]);
  expect(rejected.map(({ filename }) => filename)).toEqual(['bomb.zip', 'large.png']);
});

it('[FI25] says of a file that it was changed since it was chosen', async () => {
  const { rejected } = await readIconFiles([changedFile('lift.png'), changedFile('set.zip')]);
  expect(rejected.map(({ reason }) => reason)).toEqual(
    Array(2).fill('The file has changed since you chose it. Choose it again.'),
  );
});
