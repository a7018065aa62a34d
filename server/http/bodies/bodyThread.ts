import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { allCalls } from '@/contract/allCalls';
import { MAX_VALUES } from './bodyLimits';
import type { BodyThreadAnswer, BodyThreadInput } from './bodyReader';
import { parseJson } from './parseJson';
import { splitLists } from './splitLists';
import { validateInput } from './validateInput';

/** Parses and checks one large body. The records of its lists follow in parts, each when the service asks for it. */
const { bytes, call } = workerData as BodyThreadInput;
const schema = allCalls.find(({ name }) => name === call)?.body;
const send = (answer: BodyThreadAnswer): void => parentPort?.postMessage(answer);

function read(): BodyThreadAnswer {
  const parsed = parseJson(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), MAX_VALUES);
  if (!parsed.ok) return { kind: 'rejected', problem: parsed.problem };
  if (!schema) throw new Error(`There is no call ${call}.`);
  const validated = validateInput(schema, parsed.value);
  if (!validated.ok) return { kind: 'invalid', errors: validated.errors };
  const { rest, parts } = splitLists(validated.data);
  let next = 0;
  parentPort?.on('message', () => {
    const part = parts[next];
    next += 1;
    send(part ? { kind: 'part', part } : { kind: 'end' });
  });
  return { kind: 'body', rest, digest: createHash('sha256').update(bytes).digest('hex') };
}

send(read());
