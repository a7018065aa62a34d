// Preloaded into the service by a test: each folder of DATA_DIR is on a disk of its own, which is full while the file
// `<folder>.full` is in DATA_DIR. Of what is written to a file, a part still fits.
import fs from 'node:fs';
import { open } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join, relative, resolve, sep } from 'node:path';

const root = resolve(process.env.DATA_DIR ?? '');
const isFull = (path) => {
  const [folder = ''] = relative(root, resolve(String(path))).split(sep);
  return folder !== '' && folder !== '..' && fs.existsSync(join(root, `${folder}.full`));
};
const full = () =>
  Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });

const paths = new Map();
const { open: openFile, write, writev } = fs;
fs.open = (path, ...rest) => {
  const done = rest.pop();
  openFile(path, ...rest, (error, descriptor) => {
    if (!error) paths.set(descriptor, path);
    done(error, descriptor);
  });
};
fs.write = (descriptor, ...rest) => {
  const done = rest.at(-1);
  if (!isFull(paths.get(descriptor) ?? '/')) return write(descriptor, ...rest);
  const [bytes] = rest;
  return write(descriptor, bytes, 0, Math.floor(bytes.length / 2), () => done(full()));
};

// Chunks that arrived while another one was written.
fs.writev = (descriptor, ...rest) => {
  if (!isFull(paths.get(descriptor) ?? '/')) return writev(descriptor, ...rest);
  return setImmediate(rest.at(-1), full());
};

const handle = await open(new URL(import.meta.url));
const prototype = Object.getPrototypeOf(handle);
await handle.close();
const { writeFile } = prototype;
prototype.writeFile = async function (data, ...rest) {
  if (!isFull(fs.readlinkSync(`/proc/self/fd/${this.fd}`))) return writeFile.call(this, data, ...rest);
  await writeFile.call(this, data.subarray(0, Math.floor(data.length / 2)), ...rest);
  throw full();
};
syncBuiltinESMExports();
