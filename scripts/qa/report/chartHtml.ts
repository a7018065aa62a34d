import type { Statechart } from '@/model/statechart/statechart';
import { escaped } from './markup';

/** A machine as a list of its states, each with its transitions. */
export const chartHtml = ({ states, transitions }: Statechart): string =>
  `<ul class="states">${states
    .map(({ id, name }) => {
      const own = transitions.filter(({ source }) => source === id);
      const rows = own.map(
        (one) =>
          `<li data-transitions="${escaped(one.id)}">${escaped(one.trigger.name || one.trigger.kind)} → ${escaped(one.targets.join(', '))}</li>`,
      );
      return `<li data-state="${escaped(id)}"><b>${escaped(name)}</b><ul>${rows.join('')}</ul></li>`;
    })
    .join('')}</ul>`;
