import type { LogStep } from './logStep';

/** A vertical line of a sequence diagram: somebody who sends or receives events. */
export interface Lane {
  readonly id: string;
  readonly name: string;
  readonly kind: 'person' | 'machine' | 'service';
}

/** An arrow of a sequence diagram: one event, from one lane to another or to its own. */
export interface Message {
  readonly step: LogStep;
  readonly from: string;
  readonly to: string;
  /** The services that the receiver has asked because of it. */
  readonly asked: readonly string[];
}

export interface Sequence {
  readonly lanes: readonly Lane[];
  readonly messages: readonly Message[];
}

const PERSON: Lane = { id: 'person', name: '', kind: 'person' };
const serviceLane = (name: string): Lane => ({ id: `service ${name}`, name, kind: 'service' });

/**
 * The steps of a log as a sequence diagram. The person comes first, then the machines in the order in which they appear,
 * each before the services that it asks.
 */
export function sequenceOf(steps: readonly LogStep[]): Sequence {
  const [machines, services] = [new Map<string, Lane>(), new Map<string, Map<string, Lane>>()];
  let hasPerson = false;
  const machine = (key: string, name: string) => {
    if (!machines.has(key)) machines.set(key, { id: key, name, kind: 'machine' });
  };
  const service = (asker: string, name: string) => {
    const own = services.get(asker) ?? new Map<string, Lane>();
    services.set(asker, own.set(name, serviceLane(name)));
  };
  // A service that is a machine of its own has its lane as such.
  const invoked = new Set(steps.flatMap((step) => (step.source.kind === 'machine' ? [step.machine] : [])));
  const machineOf = new Map(steps.map((step) => [step.actor, step.machine]));
  const messages = steps.map((step): Message => {
    const { actor, source, started } = step;
    if (source.kind === 'machine') machine(source.name, machineOf.get(source.name) ?? source.name);
    machine(actor, step.machine);
    const asked = started.filter((name) => !invoked.has(name));
    for (const name of asked) service(actor, name);
    if (source.kind === 'service') service(actor, source.name);
    if (source.kind === 'outside') hasPerson = true;
    return { step, from: laneOf(step), to: actor, asked: asked.map((name) => serviceLane(name).id) };
  });
  const lanes = [...machines.values()].flatMap((lane) => [lane, ...(services.get(lane.id)?.values() ?? [])]);
  const known = new Set<string>();
  return {
    lanes: [...(hasPerson ? [PERSON] : []), ...numbered(lanes)].filter(({ id }) => !known.has(id) && known.add(id)),
    messages,
  };
}

/** Two running machines of one kind are told apart by a number. */
function numbered(lanes: readonly Lane[]): readonly Lane[] {
  return lanes.map((lane, place) => {
    const equal = lanes.filter(({ name, kind }) => kind === 'machine' && name === lane.name);
    if (lane.kind !== 'machine' || equal.length < 2) return lane;
    const earlier = lanes.slice(0, place).filter(({ name, kind }) => kind === 'machine' && name === lane.name);
    return { ...lane, name: `${lane.name} ${earlier.length + 1}` };
  });
}

function laneOf({ actor, source }: LogStep): string {
  if (source.kind === 'outside') return PERSON.id;
  if (source.kind === 'machine') return source.name;
  return source.kind === 'service' ? serviceLane(source.name).id : actor;
}
