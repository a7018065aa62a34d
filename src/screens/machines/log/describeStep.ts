import { formatLocale } from '@/contract/texts/locale';
import { triggerOf } from '@/machines/inspect/chartOf';
import type { LogStep } from '@/machines/inspect/log/logStep';
import type { Lane } from '@/machines/inspect/log/sequenceOf';
import { triggerText } from '@/model/statechart/lines';
import { text } from '../texts';

const clock = new Intl.DateTimeFormat(formatLocale(), {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
  hourCycle: 'h23',
});

export const timeText = (at: number): string => clock.format(at);

export const laneName = ({ kind, name }: Lane): string => (kind === 'person' ? text('person') : name);

/** The trigger of an event as the drawing has it; the first event of a machine is its start. */
export const eventText = (type: string): string =>
  type === 'xstate.init' ? text('starts') : triggerText(triggerOf(type));

/** The innermost of some states, without the machine before them. */
export function leavesOf(machine: string, states: readonly string[]): readonly string[] {
  return states
    .filter((id) => !states.some((other) => other !== id && other.startsWith(`${id}.`)))
    .map((id) => (id === machine ? id : id.slice(machine.length + 1)));
}

/** A row of the diagram for people who hear it. */
export function stepLabel(step: LogStep, from: string, to: string): string {
  const states = leavesOf(step.machine, step.after).join(', ');
  const parts = { time: timeText(step.at), from, to, event: eventText(step.type), states };
  return step.verdict === null ? text('stepLabel', parts) : text('rejectedStepLabel', parts);
}
