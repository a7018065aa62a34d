import type { Control, GestureDeed, RecordedEvent } from '@/model/problemReport/problemReport';

/** Describes a recorded event for a tester. */
export function eventText({ machine, type, payload, times }: RecordedEvent): string {
  const [, end, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (actor !== undefined) return `${machine}: ${actor} ${end === 'done' ? 'has answered' : 'has failed'}`;
  const delay = /^xstate\.after\.([^.]+)\./.exec(type)?.[1];
  if (delay !== undefined) return `${machine}: the time ${delay} has passed`;
  if (type === 'xstate.init') return `${machine}: begins`;
  const fields = Object.entries(payload).map(([key, value]) => `${key} ${shortened(JSON.stringify(value))}`);
  const often = times > 1 ? ` (${times} times)` : '';
  return `${machine}: ${type}${fields.length > 0 ? ` with ${fields.join(', ')}` : ''}${often}`;
}

const LONGEST = 60;
const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

const controlText = ({ role, name, nth, dialog }: Control): string =>
  [
    `${role}${name === '' ? ' without a name' : ` “${shortened(name)}”`}`,
    ...(nth > 0 ? [`(number ${nth + 1})`] : []),
    ...(dialog === null ? [] : [`in the dialog “${dialog}”`]),
  ].join(' ');

/** Describes for a tester what a person has done. */
export function gestureText(gesture: GestureDeed): string {
  switch (gesture.kind) {
    case 'press':
      return `press ${controlText(gesture.control)}`;
    case 'place':
      return `press at ${gesture.x}, ${gesture.y}`;
    case 'type':
      return `enter ${gesture.value === null ? 'a secret' : `“${shortened(gesture.value)}”`} in ${controlText(gesture.control)}`;
    case 'key':
      return `key ${gesture.key}${gesture.control ? ` on ${controlText(gesture.control)}` : ''}`;
    case 'pointer':
      return `pointer ${gesture.action} at ${gesture.x}, ${gesture.y}`;
    case 'wheel':
      return `wheel by ${gesture.deltaX}, ${gesture.deltaY} at ${gesture.x}, ${gesture.y}`;
    case 'files':
      return `files ${gesture.names.join(', ')}`;
  }
}
