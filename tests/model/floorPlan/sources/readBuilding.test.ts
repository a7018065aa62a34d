import { describe, expect, it } from 'vitest';
import { readBuilding } from '@/model/floorPlan/sources/readBuilding';
import { openIfcInNode } from '../../../../scripts/conformance/openIfcInNode';
import { imdfZip, indoorTags, smallBuilding } from '../../../support/buildingFile';
import { smallIfc } from '../../../support/ifcFile';
import { nodeGunzip } from '../../../support/nodeGunzip';
import { seeded, writeObj } from '../../../support/objWriter';
import { bytesSource, writeZip } from '../../../support/zipWriter';

const read = (bytes: Uint8Array, onProgress?: (share: number) => void) =>
  readBuilding(bytesSource(bytes), nodeGunzip, openIfcInNode, { onProgress });
const text = (content: string) => new TextEncoder().encode(content);

describe('a file of a building', () => {
  it('[BP1] [BP2] is read by its content: an archive of IMDF, in a folder too, or GeoJSON with indoor tags', async () => {
    expect((await read(imdfZip())).floors).toHaveLength(2);
    const inFolder = Object.fromEntries(
      Object.entries(smallBuilding).map(([name, content]) => [`quay/${name}`, content]),
    );
    expect((await read(imdfZip(inFolder))).floors).toHaveLength(2);
    expect((await read(text(JSON.stringify(indoorTags)))).floors).toHaveLength(2);
  });

  it('[BP1] tells how much of it was read', async () => {
    const shares: number[] = [];
    await read(imdfZip(), (share) => shares.push(share));
    expect(shares.length).toBeGreaterThan(3);
    expect([...shares].sort((one, other) => one - other)).toEqual(shares);
    expect(shares.every((share) => share > 0 && share <= 1)).toBe(true);
  });

  it('[BP18] an IFC file is read by its content, alone or in an archive, and tells how far it is', async () => {
    const ifc = smallIfc().bytes();
    for (const bytes of [
      ifc,
      Uint8Array.from([0xef, 0xbb, 0xbf, 0x0a, ...ifc]),
      writeZip([{ name: 'export/quay.IFC', bytes: ifc }]),
    ]) {
      const shares: number[] = [];
      const { name, floors } = await read(bytes, (share) => shares.push(share));
      expect([name, floors.length]).toEqual(['Quay House', 2]);
      expect([...shares].sort((one, other) => one - other)).toEqual(shares);
      expect(shares.at(-1)).toBeGreaterThan(0.9);
      expect(shares.at(-1)).toBeLessThanOrEqual(1);
    }
  });

  it('[BP18] the reader of IFC is not asked for other files', async () => {
    const opened: number[] = [];
    const open = async (bytes: Uint8Array) => {
      opened.push(bytes.length);
      return openIfcInNode(bytes);
    };
    await readBuilding(bytesSource(imdfZip()), nodeGunzip, open);
    await readBuilding(bytesSource(text(JSON.stringify(indoorTags))), nodeGunzip, open);
    expect(opened).toEqual([]);
    await readBuilding(bytesSource(smallIfc().bytes()), nodeGunzip, open);
    expect(opened).toHaveLength(1);
  });

  it('[BP18] an IFC file of more than 256 MB is refused before it is read', async () => {
    const head = smallIfc().bytes().slice(0, 64);
    const source = {
      size: 256 * 2 ** 20 + 1,
      read: async (start: number, end: number) => {
        if (end > head.length) throw new Error('It was read.');
        return head.slice(start, end);
      },
    };
    await expect(readBuilding(source, nodeGunzip, openIfcInNode)).rejects.toMatchObject({ code: 'plan-too-large' });
  });

  it.each([
    ['without its end', (file: string) => file.slice(0, -200), 'ifc-cut'],
    ['of another schema', (file: string) => file.replace('IFC4', 'AP214'), 'ifc-schema'],
    ['without a schema', (file: string) => file.replace(/FILE_SCHEMA.*/, ''), 'ifc-damaged'],
    ['without storeys', (file: string) => file.replace(/^.*IFCBUILDINGSTOREY.*$/gm, ''), 'ifc-without-storeys'],
    ['without spaces', (file: string) => file.replace(/^.*IFCSPACE.*$/gm, ''), 'ifc-without-spaces'],
    ['whose spaces have no shapes', (file: string) => file.replace(/IFCEXTRUDED/g, 'IFCX'), 'ifc-without-spaces'],
    [
      'whose texts do not end',
      (file: string) => file.replace(/IFCBUILDINGSTOREY\('/g, 'IFCBUILDINGSTOREY('),
      'ifc-damaged',
    ],
  ])('[BP18] an IFC file %s is refused with its reason', async (_name, damage, code) => {
    const bytes = text(damage(smallIfc().text()));
    await expect(read(bytes)).rejects.toMatchObject({ name: 'MeshError', code });
  });

  it.each([
    ['a sign that no text of STEP has', 'IFCDOOR(', 'IFCD\u00e9OR('],
    ['a number that is none', '#2=', '#2x='],
    ['two numbers in one', '(#3)', '(#3#4)'],
    ['a list that does not end', '(#3)', '(#3'],
    ['a list that does not begin', '(#3)', '#3))'],
    ['a remark that does not end', '#2=', '/* #2='],
  ])('[BP18] %s is refused with its line', async (_name, good, bad) => {
    const file =
      "ISO-10303-21;\nHEADER;\nFILE_SCHEMA(('IFC4'));\nENDSEC;\nDATA;\n#2= IFCDOOR((#3));\nEND-ISO-10303-21;\n";
    expect(file).toContain(good);
    await expect(read(text(file.replace(good, bad)))).rejects.toMatchObject({ code: 'ifc-damaged', line: 6 });
  });

  it('[BP18] texts and remarks may hold every sign', async () => {
    const odd = smallIfc()
      .text()
      .replace('DATA;', "/* (( #1# é\n */ DATA; #9999= IFCPERSON('it''s ((#1é;\n',$,$,$,$,$,$,$);");
    expect((await read(text(odd))).floors).toHaveLength(2);
  });

  it('[BP18] an archive with several IFC files, or with something else under the name of one, is refused', async () => {
    const ifc = smallIfc().bytes();
    const several = writeZip(['a.ifc', 'b.ifc'].map((name) => ({ name, bytes: ifc })));
    await expect(read(several)).rejects.toMatchObject({ code: 'several-ifc-files' });
    const other = writeZip([{ name: 'a.ifc', bytes: text('<ifcXML/>') }]);
    await expect(read(other)).rejects.toMatchObject({ code: 'ifc-damaged' });
  });

  it.each([...Array(24).keys()])(
    '[BP18] damage among the entities ends in a plan or a reason (seed %i)',
    async (seed) => {
      const random = seeded(seed);
      const lines = smallIfc().text().split('\n');
      const structure = lines.flatMap((line, at) =>
        /IFC(REL|SPACE|DOOR|WALL|BUILDING|SITE|PROJECT|PROPERTY|UNIT)/.test(line) ? [at] : [],
      );
      for (let hit = 0; hit < 8; hit++) {
        const at = structure[Math.floor(random() * structure.length)] ?? 0;
        const line = lines[at] ?? '';
        const place = 6 + Math.floor(random() * (line.length - 8));
        lines[at] =
          `${line.slice(0, place)}${String.fromCharCode(33 + Math.floor(random() * 94))}${line.slice(place + 1)}`;
      }
      const answer = await read(text(lines.join('\n'))).catch((error: unknown) => error);
      if (answer instanceof Error) expect(answer).toMatchObject({ name: 'MeshError' });
      else expect(answer).toMatchObject({ floors: expect.any(Array) });
    },
  );

  it.each([
    ['nothing', () => new Uint8Array(0), 'empty-file'],
    ['a picture', () => Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 1, 2, 3), 'no-building-plan'],
    ['a text', () => text('name,unit\n'), 'no-building-plan'],
    ['JSON that is no GeoJSON', () => text('{"name":"x"}'), 'not-geojson'],
    [
      'the zip of one floor',
      () => writeZip([{ name: 'a.obj', bytes: writeObj({ seed: 1, rooms: 2 }).bytes }]),
      'no-building-plan',
    ],
    ['an archive with broken JSON', () => writeZip([{ name: 'level.geojson', bytes: text('{') }]), 'not-json'],
    [
      'an archive that leaves its folder',
      () => writeZip([{ name: '../level.geojson', bytes: text('{}') }]),
      'name-escapes',
    ],
    ['half an archive', () => imdfZip().slice(0, 900), 'zip-damaged'],
  ])('[BP4] %s is refused with its reason', async (_name, bytes, code) => {
    await expect(read(bytes())).rejects.toMatchObject({ name: 'MeshError', code });
  });
});
