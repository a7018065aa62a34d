import { closeSync, openSync, writeSync } from 'node:fs';
import { seeded } from '../routingWorld.mjs';

const CHUNK = 4 * 1024 * 1024;

/** A star-shaped outline: every second one has corners that turn inwards. */
function outline(random, room) {
  const corners = 8 + Math.floor(random() * 25);
  const [x, y] = [(room % 250) * 14, Math.floor(room / 250) * 14];
  const dent = room % 2 ? 0.3 : 0;
  return Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * 2 * Math.PI;
    const radius = 5 * (1 - dent * random());
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
}

/**
 * Writes an OBJ file of so many named, extruded rooms: n-gons above and below, quads around, every corner with texture
 * and normal. `hard` says the same with CRLF, comments, negative indices and exponents.
 * @returns what a right parser finds in it
 */
export function writeObjFile(file, objects, { hard = false, seed = 20261121 } = {}) {
  const random = seeded(seed);
  const eol = hard ? '\r\n' : '\n';
  const number = hard ? (value) => value.toExponential(7) : (value) => value.toFixed(4);
  const target = openSync(file, 'w');
  let text = `# generated${eol}mtllib floor.mtl${eol}`;
  const facts = { objects, triangles: 0, area: 0, bytes: 0 };
  const counts = { v: 0, vt: 0, vn: 0 };
  const flush = () => {
    const bytes = Buffer.from(text);
    facts.bytes += writeSync(target, bytes);
    text = '';
  };
  for (let room = 0; room < objects; room++) {
    const ring = outline(random, room);
    const height = 2.5 + random();
    const size = ring.length;
    const add = (line) => {
      text += line + eol;
    };
    if (hard && room % 3 === 0) add(`# room ${room}: f 1 2 3 is no face here`);
    add(`o room-${room}`);
    add(`usemtl material-${room % 7}`);
    const first = { v: counts.v, vt: counts.vt, vn: counts.vn };
    for (const up of [0, height])
      for (const [x, y] of ring)
        add(`v ${number(x)} ${number(up)} ${number(y)}${hard && room % 5 === 0 ? ' # corner' : ''}`);
    for (const v of [0, 1]) for (let i = 0; i < size; i++) add(`vt ${number(i / size)} ${number(v)}`);
    add(`vn ${number(0)} ${number(1)} ${number(0)}`);
    add(`vn ${number(0)} ${number(-1)} ${number(0)}`);
    for (let i = 0; i < size; i++) {
      const angle = ((i + 0.5) / size) * 2 * Math.PI;
      add(`vn ${number(Math.cos(angle))} ${number(0)} ${number(Math.sin(angle))}`);
    }
    counts.v += 2 * size;
    counts.vt += 2 * size;
    counts.vn += size + 2;
    const index = (kind, at) => (hard ? first[kind] + at - counts[kind] : first[kind] + at + 1);
    const face = (corners, normal) =>
      add(`f ${corners.map((at) => `${index('v', at)}/${index('vt', at)}/${index('vn', normal)}`).join(' ')}`);
    const around = Array.from({ length: size }, (_, i) => i);
    face(around.toReversed(), 1);
    face(
      around.map((i) => i + size),
      0,
    );
    facts.triangles += 2 * (size - 2) + 2 * size;
    // Twice the area from the corners as written, since a reader knows no others.
    let twice = 0;
    const written = ring.map((corner) => corner.map((value) => Number(number(value))));
    const high = Number(number(height));
    for (const i of around) {
      const next = (i + 1) % size;
      face([i, next, next + size, i + size], i + 2);
      const [[ax, ay], [bx, by]] = [written[i], written[next]];
      twice += ax * by - bx * ay;
      facts.area += Math.hypot(bx - ax, by - ay) * high;
    }
    facts.area += Math.abs(twice);
    if (text.length > CHUNK) flush();
  }
  flush();
  closeSync(target);
  return facts;
}
