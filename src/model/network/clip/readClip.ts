import { cutText } from '@/model/text/cutText';
import { isMoment, LONGEST_REASON } from '../closure';
import { clampedEdgeSettings, NEW_EDGE } from '../edgeSettings';
import { type Closure, floorId } from '../network';
import type { Clip, ClipNode, ClipPath } from './clip';
import { CLIP_VERSION } from './writeClip';

/** More than a floor of an airport has, and pasted within a moment. */
const MOST = 20_000;

export type ClipError = 'not-a-network' | 'newer-version' | 'too-large';

/** The clip of a text, or why it is not one: a clipboard holds anything. */
export function readClip(text: string): Clip | ClipError {
  const found = parsed(text);
  if (!isRecord(found) || found.atrium !== 'network' || typeof found.version !== 'number') return 'not-a-network';
  if (found.version > CLIP_VERSION) return 'newer-version';
  const { nodes, paths } = found;
  if (!Array.isArray(nodes) || !Array.isArray(paths) || nodes.length === 0) return 'not-a-network';
  if (nodes.length > MOST || paths.length > MOST) return 'too-large';
  const readNodes = nodes.map(readNode);
  const readPaths = paths.map((path) => readPath(path, nodes.length));
  const isWhole = readNodes.every((node) => node !== null) && readPaths.every((path) => path !== null);
  const floor = typeof found.floor === 'string' ? { floor: floorId(found.floor) } : {};
  return isWhole ? { ...floor, nodes: readNodes, paths: readPaths } : 'not-a-network';
}

type Unknown = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Unknown => typeof value === 'object' && value !== null;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const LONGEST_NAME = 100;
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function readNode(value: unknown): ClipNode | null {
  if (!isRecord(value)) return null;
  const { x, y, name = '', open = true } = value;
  if (!isNumber(x) || !isNumber(y) || typeof name !== 'string' || typeof open !== 'boolean') return null;
  const closure = open ? null : readClosure(value.closure);
  return { x, y, name: cutText(name, LONGEST_NAME), open, ...(closure && { closure }) };
}

/** The closure of a closed node; one that is not whole is none, since the node is closed all the same. */
function readClosure(value: unknown): Closure | null {
  if (!isRecord(value)) return null;
  const { reason, from, until } = value;
  const isEnd = (end: unknown): end is string | null => end === null || (typeof end === 'string' && isMoment(end));
  if (typeof reason !== 'string' || !isEnd(from) || !isEnd(until)) return null;
  return { reason: cutText(reason, LONGEST_REASON), from, until };
}

function readPath(value: unknown, nodeCount: number): ClipPath | null {
  if (!isRecord(value)) return null;
  const { from, to, travel, direction, weight, multiplier, multiplierZ } = value;
  const isEnd = (end: unknown): end is number => isNumber(end) && Number.isInteger(end) && end >= 0 && end < nodeCount;
  if (!isEnd(from) || !isEnd(to) || from === to) return null;
  if (direction !== 0 && direction !== 1 && direction !== -1) return null;
  if (!Array.isArray(travel) || !travel.every((key) => typeof key === 'string')) return null;
  if (!isNumber(weight) || !isNumber(multiplier) || !isNumber(multiplierZ)) return null;
  const settings = { ...NEW_EDGE, ...clampedEdgeSettings({ travel, weight, multiplier, multiplierZ }) };
  return { ...settings, from, to, direction };
}
