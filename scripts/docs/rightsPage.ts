import { allCalls } from '@/contract/allCalls';
import type { Endpoint } from '@/contract/endpoint';
import { FEATURES } from '@/model/access/features';
import { OPEN_CALLS } from './openCalls';

/** Modules list their calls in different orders, by who loads them. */
const byAddress = (one: Endpoint, other: Endpoint) =>
  `${one.path} ${one.method}` < `${other.path} ${other.method}` ? -1 : 1;
const calls = [...allCalls].sort(byAddress);

const lineOf = ({ method, path, summary }: Endpoint) => `- \`${method} ${path}\`: ${summary}`;

const needing = (feature: string) =>
  calls.filter(({ policy }) => policy.features.some((name) => name === feature) || policy.featureBelow === feature);

/** `docs/rights.md`: the calls that each feature opens, and those that need none, with the reason. */
export function rightsPage(): string {
  const features = FEATURES.flatMap(({ name, description }) => {
    const opened = needing(name);
    const lines = opened.length > 0 ? opened.map(lineOf) : ['It opens a link or a part of a page, and no call.'];
    return [`## ${description}`, '', ...lines, ''];
  });
  const open = Object.entries(OPEN_CALLS).flatMap(([reason, names]) => [
    `**${reason}**`,
    '',
    ...calls.filter(({ name }) => names.includes(name)).map(lineOf),
    '',
  ]);
  return [
    '# Which feature opens which call',
    '',
    'Made by `npm run docs` from the contract. A call needs the feature in the active organisation and in the user; where it stands',
    'below several features, one of them is enough. Calls of provider staff, of kiosks, of links and of visitors are not listed.',
    '',
    ...features,
    '## Without a feature',
    '',
    ...open,
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}
