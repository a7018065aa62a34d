import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MeshError } from '@/model/floorPlan/meshError';
import type { ObjLimits, ObjMeshes } from '@/model/floorPlan/obj/objMeshes';
import { ObjReader } from '@/model/floorPlan/obj/objReader';
import { seeded, writeObj } from '../../../support/objWriter';

const bytesOf = (text: string) => new TextEncoder().encode(text);

function read(input: string | Uint8Array, cuts: number[] = [], limits: Partial<ObjLimits> = {}): ObjMeshes {
  const bytes = typeof input === 'string' ? bytesOf(input) : input;
  const reader = new ObjReader(limits);
  let from = 0;
  for (const cut of [...cuts].sort((one, other) => one - other)) {
    reader.push(bytes.slice(from, cut));
    from = cut;
  }
  reader.push(bytes.slice(from));
  return reader.finish();
}

const codes = (meshes: ObjMeshes) => meshes.problems.map(({ code, count }) => [code, count]);
const square = 'v 0 0 0\nv 1 0 0\nv 1 0 1\nv 0 0 1\n';

/** Area of the triangles of all meshes as seen along y. */
function areaFromAbove({ triangles, vertices }: ObjMeshes): number {
  let area = 0;
  for (let at = 0; at < triangles.length; at += 3) {
    const [a, b, c] = [triangles[at]! * 3, triangles[at + 1]! * 3, triangles[at + 2]! * 3];
    area += Math.abs(
      (vertices[b]! - vertices[a]!) * (vertices[c + 2]! - vertices[a + 2]!) -
        (vertices[b + 2]! - vertices[a + 2]!) * (vertices[c]! - vertices[a]!),
    );
  }
  return area / 2;
}

describe('chunks', () => {
  it('[ME1] gives the same meshes wherever the bytes are cut', () => {
    const written = writeObj({
      seed: 3,
      rooms: 3,
      eol: '\r\n',
      negative: true,
      normals: true,
      name: (i) => `Räum ${i}`,
    });
    const text = `\uFEFF${written.text}f 1 2 \\\r\n 3\r\nv nan 1 2\r\nwhat\r\no Ende`;
    const bytes = bytesOf(text);
    const whole = read(bytes);
    const cuts = fc.array(fc.integer({ min: 0, max: bytes.length }), { maxLength: 40 });
    const same = fc.property(cuts, (at) => {
      expect(read(bytes, at)).toEqual(whole);
    });
    fc.assert(same, { seed: 1, numRuns: 150 });
    expect(
      read(
        bytes,
        Array.from({ length: bytes.length }, (_, i) => i),
      ),
    ).toEqual(whole);
  });

  it.each(['\n', '\r\n', '\r'] as const)('[ME2] counts lines that end with %j', (eol) => {
    const meshes = read(`o a${eol}${square.replaceAll('\n', eol)}${eol}f 1 2 9${eol}f 1 2 3`);
    expect(meshes.counts.lines).toBe(8);
    expect(meshes.problems[0]?.examples[0]).toMatchObject({
      line: 7,
      mesh: 'a',
      fault: { code: 'index-out-of-range' },
    });
  });
});

describe('statements', () => {
  it('[ME2] understands tabs, comments, capitals, joined lines and a byte order mark', () => {
    const meshes = read(
      '\uFEFF#c\n\nO\tone\nv\t0\t0\t0\n  V 1 0 0   \nv 1 0 1 # here\nv 0 0 1\nF 1//  2// \\\n 3// 4//\n',
    );
    expect(meshes.names).toEqual(['one']);
    expect(meshes.counts).toMatchObject({ vertices: 4, faces: 1, triangles: 2, surfaceArea: 1 });
    expect(meshes.problems).toEqual([]);
  });

  it('[ME28] reads names without control characters, so that the database can store them', () => {
    const square = 'v 0 0 0\nv 1 0 0\nv 1 0 1\nf 1 2 3\n';
    expect(read(`o shop\0 1\x07\n${square}`).names).toEqual(['shop 1']);
    expect(read(`o caf\u00e9\0 \u0085\n${square}`).names).toEqual(['café']);
    expect(read(`o \0\x01\n${square}`).names).toEqual(['']);
  });

  it('[ME3] reads every spelling of a number as JavaScript does', () => {
    const number = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
      fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((value) => value.toFixed(6)),
      fc
        .tuple(fc.constantFrom('', '+', '-'), fc.nat(), fc.constantFrom('.', '.5', 'e3', 'E-2', '.25e+1', ''))
        .map((all) => all.join('')),
      // Of up to nine and of up to fifteen digits on either side of the point, and more.
      fc
        .tuple(fc.stringMatching(/^-?[0-9]{1,13}$/), fc.stringMatching(/^[0-9]{0,13}$/))
        .map((parts) => parts.join('.')),
    );
    fc.assert(
      fc.property(fc.array(number, { minLength: 3, maxLength: 3 }), (texts) => {
        expect([...read(`v ${texts.join(' ')}\n`).vertices]).toEqual(texts.map(Number));
      }),
      { seed: 2, numRuns: 500 },
    );
  });

  it('[ME3] reports what is no number and reads decimal commas', () => {
    expect(codes(read(`o a\n${square}v nan inf 1e999\nv 1 2\nf 1 2 3\nf 1 2 5\n`))).toEqual([
      ['not-a-number', 1],
      ['vertex-incomplete', 1],
      ['face-not-finite', 1],
    ]);
    const commas = read('o a\nv 0,5 0 0\nv 1,5 0 0\nv 1,5 0 1,25\nf 1 2 3\n');
    expect([...commas.boxes]).toEqual([0.5, 0, 0, 1.5, 0, 1.25]);
    expect(codes(commas)).toEqual([['decimal-comma', 3]]);
  });

  it('[ME4] counts indices from the end and allows vertices that come later', () => {
    const early = read(`o a\nf 1 2 3 4\n${square}o b\nf -4 -3 -2\n`);
    expect(early.names).toEqual(['a', 'b']);
    expect([...early.triangleStart]).toEqual([0, 2, 3]);
    expect([...early.triangles.slice(6)]).toEqual([0, 1, 2]);
  });

  it('[ME4] reports indices that name no vertex', () => {
    const meshes = read(`o a\n${square}f 0 1 2\nf 1 2 999999999999\nf -9 1 2\nf 1 2 77\nf x y z\nf 1 2 3\n`);
    expect(codes(meshes)).toEqual([['index-out-of-range', 5]]);
    expect(meshes.problems[0]?.examples.map(({ fault }) => fault.values)).toEqual([
      { cause: { code: 'index-zero', values: {} } },
      { cause: { code: 'index-far-away', values: { vertices: 4 } } },
      { cause: { code: 'index-not-there', values: { index: -9, vertices: 4 } } },
      { cause: { code: 'index-not-a-number', values: {} } },
      { cause: { code: 'index-not-there', values: { index: 77, vertices: 4 } } },
    ]);
    expect(meshes.counts.triangles).toBe(1);
    expect([...meshes.badFaces]).toEqual([5]);
  });

  it('[ME5] reports faces of one and two corners and counts the others', () => {
    const meshes = read(`o a\n${square}f 1\nf 1 2\nf 1 2 2\nf 1 2 3 4\n`);
    expect(codes(meshes)).toEqual([
      ['too-few-corners', 2],
      ['face-without-area', 1],
    ]);
    expect(meshes.counts).toMatchObject({ faces: 2, triangles: 3 });
  });

  it.each([
    ['a U', '0 0 4 0 4 -1 1 -1 1 -3 4 -3 4 -4 0 -4', '1 2 3 4 5 6 7 8', 10],
    ['a dart', '0 0 4 0 1 -1 0 -4', '1 2 3 4', 4],
    ['a dart begun elsewhere', '0 0 4 0 1 -1 0 -4', '2 3 4 1', 4],
    ['a ring with a hole', '0 0 6 0 6 -6 0 -6 2 -2 2 -4 4 -4 4 -2', '1 5 6 7 8 5 1 2 3 4', 32],
  ])('[ME5] cuts %s into its own area', (_, numbers, face, area) => {
    const values = numbers.split(' ');
    const vertices = values.filter((__, i) => i % 2 === 0).map((x, i) => `v ${x} 0 ${values[i * 2 + 1]}`);
    const meshes = read(`o a\n${vertices.join('\n')}\nf ${face}\n`);
    expect(areaFromAbove(meshes)).toBeCloseTo(area, 9);
    expect(meshes.counts.surfaceArea).toBeCloseTo(area, 9);
  });

  it('[ME6] gathers a mesh that is named again and keeps names as they are', () => {
    const names = ['__proto__', 'constructor', 'Shop  12 №1', '🛗 lift', '#5'];
    const parts = [...names, '__proto__', ''].map((name) => `o  ${name}  \nf 1 2 3 4\nf 1 2 3\n`);
    const meshes = read(`${square}f 1 2 3\n${parts.join('')}g\nf 1 2 3\n`);
    expect(meshes.names).toEqual(['', ...names]);
    expect([...meshes.triangleStart]).toEqual([0, 5, 11, 14, 17, 20, 23]);
    expect(meshes.counts.triangles).toBe(23);
  });

  it('[ME6] reads names that are not UTF-8 as Latin-1', () => {
    const latin1 = Uint8Array.from(`o Caf\u00e9\n${square}f 1 2 3\n`, (letter) => letter.charCodeAt(0));
    expect(read(latin1).names).toEqual(['Café']);
  });

  it('[ME7] records names of files and refuses commands', () => {
    const meshes = read(
      `mtllib ../../etc/passwd\ncall x.obj\ncsh -rm\no a\nusemtl red one\n${square}f 1 2 3\nsurf 0 1\n`,
    );
    expect(meshes.libraries).toEqual(['../../etc/passwd']);
    expect(meshes.materials).toEqual(['red one']);
    expect(codes(meshes)).toEqual([
      ['refused-command', 2],
      ['free-form', 1],
    ]);
  });
});

describe('generated floors', () => {
  const random = seeded(11);
  const cases = Array.from({ length: 12 }, (_, seed) => ({
    seed,
    rooms: 1 + Math.floor(random() * 30),
    up: random() < 0.5 ? ('y' as const) : ('z' as const),
    eol: random() < 0.5 ? ('\n' as const) : ('\r\n' as const),
    negative: random() < 0.5,
    normals: random() < 0.5,
    exponents: random() < 0.5,
    keyword: random() < 0.5 ? ('o' as const) : ('g' as const),
  }));
  it.each(cases)('[ME5] reads names, counts and area of floor $seed', (options) => {
    const written = writeObj(options);
    const meshes = read(written.bytes);
    expect(meshes.names).toEqual(written.names);
    expect(meshes.counts).toMatchObject({
      vertices: written.vertices,
      faces: written.faces,
      triangles: written.triangles,
    });
    expect(Math.abs(meshes.counts.surfaceArea - written.surface)).toBeLessThan(written.surface * 1e-4);
    expect(meshes.problems).toEqual([]);
  });
});

describe('bytes of any kind', () => {
  it('[ME8] end with meshes or a MeshError', () => {
    const words = fc.constantFrom(
      'v ',
      'f ',
      'o ',
      'g ',
      'usemtl ',
      '\\\n',
      '\n',
      '\r',
      ' ',
      '1',
      '-1',
      '2/3/4',
      '//',
      'nan',
      '1e9',
      '.',
      '#',
      '\t',
      '\0',
      'ÿ',
    );
    const text = fc.array(words, { maxLength: 200 }).map((all) => bytesOf(`${square}${all.join('')}`));
    const garbage = fc.uint8Array({ maxLength: 500 });
    fc.assert(
      fc.property(fc.oneof(text, garbage), fc.nat(300), (bytes, cut) => {
        try {
          const meshes = read(bytes, [Math.min(cut, bytes.length)]);
          expect(meshes.triangles.every((vertex) => vertex < meshes.counts.vertices)).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(MeshError);
        }
      }),
      { seed: 5, numRuns: 1500 },
    );
  });

  it.each([
    ['<!doctype html><title>404</title>', 'not-obj'],
    [String.fromCharCode(1, 2, 255, 10, 7), 'not-obj'],
  ])('[ME8] says that %j is no OBJ file', (text, code) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ name: 'MeshError', code }));
  });

  it.each([
    ['long-line', { lineLength: 20 }, `# ${'x'.repeat(50)}\n`],
    ['line-too-long', { lineLength: 20 }, 'x'.repeat(50)],
    ['too-many-vertices', { vertices: 5000 }, 'v 1 2 3\n'.repeat(5001)],
    ['too-many-vertices', { vertices: 10 }, 'v 1 2 3\n'.repeat(11)],
    ['too-many-faces', { triangles: 5000 }, square + 'f 1 2 3 4\n'.repeat(2501)],
    ['too-many-names', { names: 3 }, 'o a\no b\no c\no d\n'],
  ] as const)('[ME8] refuses a file over the limits: %s', (code, limits, text) => {
    expect(() => read(text, [], limits)).toThrow(expect.objectContaining({ code }));
  });

  it('[ME9] keeps twenty of each problem and counts all', () => {
    const meshes = read(`o a\n${square}f 1 2 3\n${'f 1 2\n'.repeat(500)}`);
    expect(meshes.problems).toHaveLength(1);
    expect(meshes.problems[0]?.count).toBe(500);
    expect(meshes.problems[0]?.examples).toHaveLength(20);
  });
});
