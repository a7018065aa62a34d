import { time } from '../support/rows.mjs';

const block = (plan) => `\`\`\`\n${plan}\n\`\`\``;

/** docs/analytics-plan.md: how the figures of the analytics are read, with the plans of the run. */
export const describePlans = ({ millions, locations, hours, one, whole, plans }) => `# How the analytics read a year

\`node --expose-gc --import tsx bench/analytics/analytics.mjs --only year --plan\` writes this page; \`npm run bench -- analytics\` measures.

An event is counted when it arrives (\`server/repositories/analytics/write.ts\`): one statement writes the ids of the visits, which are deleted after two
days, and adds what is new to \`analytics_hours\`, one row for each location, environment, hour and service. The figures read these hours and never
events. The index \`analytics_hours_of_project\` has every column that they need, so that a location is one range of one index (\`Index Only Scan\`),
however many events there were.

Measured over ${millions} of a year at ${locations} locations, which are ${hours.toLocaleString('en-GB')} rows of \`analytics_hours\`. The peer answers the same from a table of
the events with an index made for it, and both results are compared.

| figures of a year | from the hours, p95 | from the events, p95 |
|---|---|---|
| one location | ${time(one.ours)} | ${time(one.peer)} |
| all ${locations} locations, as the provider sees them | ${time(whole.ours)} | ${time(whole.peer)} |

## One location

${plans.one.map(({ name, plan }) => `The ${name}:\n\n${block(plan)}`).join('\n\n')}

## All locations

${plans.whole.map(({ name, plan }) => `The ${name}:\n\n${block(plan)}`).join('\n\n')}
`;
