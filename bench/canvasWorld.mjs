/** A location with so many objects on one floor (40 % rooms with labels, 30 % nodes, 30 % paths), made through the service's own calls. */
import { crc32, deflateRawSync } from 'node:zlib';

const ROOM = 6;
const GAP = 2;

/** The same numbers from 0 to 1 for the same seed. */
function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * The objects alone, in metres: outlines of rooms, places of nodes, and paths as [from, to, oneWay].
 * @returns {{ rings: number[][][], nodes: number[][], edges: [number, number, boolean][] }}
 */
export function objectsOf(objects, seed = 7) {
  const random = seeded(seed);
  const roomCount = Math.round(objects * 0.4);
  const nodeCount = Math.round(objects * 0.3);
  const columns = Math.ceil(Math.sqrt(roomCount));
  const rings = Array.from({ length: roomCount }, (_, room) => {
    const x = (room % columns) * (ROOM + GAP);
    const y = Math.floor(room / columns) * (ROOM + GAP);
    const notch = 1 + random() * 2;
    return [
      [x, y],
      [x + ROOM, y],
      [x + ROOM, y + ROOM - notch],
      [x + ROOM - notch, y + ROOM - notch],
      [x + ROOM - notch, y + ROOM],
      [x, y + ROOM],
    ];
  });
  const wide = Math.ceil(Math.sqrt(nodeCount));
  const step = (columns * (ROOM + GAP)) / wide;
  const nodes = Array.from({ length: nodeCount }, (_, at) => [(at % wide) * step, Math.floor(at / wide) * step]);
  const edges = [];
  for (let at = 0; at < nodeCount && edges.length < objects - roomCount - nodeCount; at++) {
    const to = at % 3 === 2 && at + wide < nodeCount ? at + wide : (at + 1) % wide === 0 ? at : at + 1;
    if (to !== at && to < nodeCount) edges.push([at, to, random() < 0.1]);
  }
  return { rings, nodes, edges, step };
}

function floorObj(rings) {
  const lines = [];
  for (const [room, ring] of rings.entries()) {
    lines.push(`o room-${room}`);
    for (const up of [0, 3]) for (const [px, py] of ring) lines.push(`v ${px.toFixed(3)} ${up} ${py.toFixed(3)}`);
    const at = (i) => room * 12 + i + 1;
    lines.push(`f ${[0, 1, 2, 3, 4, 5].map(at).join(' ')}`, `f ${[11, 10, 9, 8, 7, 6].map(at).join(' ')}`);
    for (let i = 0; i < 6; i++) {
      const j = (i + 1) % 6;
      lines.push(`f ${at(i)} ${at(i + 6)} ${at(j + 6)} ${at(j)}`);
    }
  }
  return lines.join('\n');
}

/** An archive of one file. */
export function zip(name, bytes) {
  const packed = deflateRawSync(bytes);
  const file = Buffer.from(name);
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(crc32(bytes), 14);
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt32LE(bytes.length, 22);
  head.writeUInt16LE(file.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(20, 4);
  entry.writeUInt16LE(20, 6);
  head.copy(entry, 10, 8, 30);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + file.length, 12);
  end.writeUInt32LE(30 + file.length + packed.length, 16);
  return Buffer.concat([head, file, packed, entry, file, end]);
}

/** Makes the location and gives its address in the editor. */
export async function makeWorld(base, objects, seed = 7) {
  const { rings, nodes, edges } = objectsOf(objects, seed);
  const json = { 'content-type': 'application/json' };
  const signedIn = await fetch(`${base}/api/sign-in`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: 'manager@riverside.example', password: 'atrium-demo' }),
  });
  const { data: session } = await signedIn.json();
  const authorization = signedIn.headers.get('authorization');
  const ask = async (method, path, body) => {
    const answer = await fetch(`${base}/api/${path}`, {
      method,
      headers: { authorization, ...(body instanceof FormData || body === undefined ? {} : json) },
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 300)}`);
    return JSON.parse(text).data;
  };
  const form = (bytes, name) => {
    const data = new FormData();
    data.append('file', new Blob([bytes]), name);
    return data;
  };
  const { project } = await ask('POST', `organisations/${session.user.organisation.uuid}/projects`, {
    name: `Bench ${objects}`,
  });
  const building = await ask('POST', `projects/${project.uuid}/buildings`, { name: 'Bench', shortname: 'B' });
  const floor = await ask('POST', `buildings/${building.uuid}/floors`, { name: 'Floor', shortname: 'F', order: 0 });
  const upload = await ask(
    'POST',
    `floors/${floor.uuid}/upload-map`,
    form(zip('floor.obj', Buffer.from(floorObj(rings))), 'floor.zip'),
  );
  await ask('POST', `uploaded-map-files/${upload.uuid}/approve`, {});
  const labels = rings.map((_, room) => `room-${room}\tShop ${room}`).join('\n');
  await ask('POST', `floors/${floor.uuid}/labels`, form(labels, 'labels.txt'));

  const list = nodes.map(([x, y], at) => ({
    id: -1 - at,
    floor_id: floor.uuid,
    x,
    y,
    z: 0,
    name: '',
    open: true,
    mesh: null,
    dynamicRoute: null,
  }));
  const joins = edges.map(([from, to, oneWay], at) => ({
    id: -1 - nodes.length - at,
    from: -1 - from,
    to: -1 - to,
    travel: 'walk',
    direction: oneWay ? 1 : 0,
    weight: 0,
    multiplier: 1,
    multiplier_z: 1,
  }));
  await ask('POST', `projects/${project.uuid}/network`, {
    revision: 0,
    nodes: { new: list },
    joins: { new: joins },
    transitgroups: {},
  });
  return `${base}/editor/${project.uuid}?viewType=map`;
}
