// The script of a report page. It has no imports: the page is read from a folder, without a server.

const walks = JSON.parse(document.getElementById('walk-data').textContent);
const list = document.getElementById('walks');
const main = document.getElementById('walk');
const onlyWrong = document.getElementById('only-wrong');
const aside = document.getElementById('steps');
const machines = JSON.parse(document.getElementById('machine-data').textContent);

const OUTCOMES = {
  right: 'as the machine says',
  wrong: 'not as the machine says',
  'left out': 'left out',
  done: 'done again',
  follows: 'follows from the others',
  skipped: 'could not be done again',
  'not reached': 'not reached',
};

/** Indices of the walk and the step that the page shows. */
let shown = { walk: 0, step: 0 };

function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key === 'onclick') made.addEventListener('click', value);
    else if (value !== null && value !== false) made.setAttribute(key, value === true ? '' : value);
  }
  made.append(...children.filter((child) => child !== null));
  return made;
}

const mark = (outcome) =>
  element('span', { class: 'mark', 'data-outcome': outcome, role: 'img', 'aria-label': OUTCOMES[outcome] });

/** The step that a walk is opened at: the one that failed, otherwise the first. */
const firstStepOf = (walk) =>
  Math.max(
    0,
    walk.steps.findIndex(({ outcome }) => outcome === 'wrong'),
  );

const listed = () =>
  walks.map((walk, index) => ({ walk, index })).filter(({ walk }) => !onlyWrong.checked || walk.outcome === 'wrong');

function showList() {
  const byMachine = Map.groupBy(listed(), ({ walk }) => walk.machine);
  list.replaceChildren(
    ...[...byMachine].map(([machine, rows]) =>
      element(
        'section',
        {},
        element('h2', {}, machine, element('small', {}, ` ${rows.length}`)),
        element(
          'ul',
          {},
          ...rows.map(({ walk, index }) =>
            element(
              'li',
              {},
              element(
                'button',
                {
                  type: 'button',
                  'aria-current': index === shown.walk ? 'true' : null,
                  onclick: () => show(index, firstStepOf(walk)),
                },
                mark(walk.outcome),
                element('code', {}, walk.path),
                element('span', { class: 'words' }, walk.words),
              ),
            ),
          ),
        ),
      ),
    ),
  );
}

function problemOf({ problem }) {
  if (!problem) return null;
  return element(
    'section',
    { class: 'problem', role: 'alert' },
    element(
      'dl',
      {},
      ...pair('Expected', problem.expected),
      ...pair('Seen', problem.seen),
      ...lines('Asked', problem.calls),
      ...lines('Console', problem.errors),
    ),
    element('details', {}, element('summary', {}, 'The page at that moment'), element('pre', {}, problem.page)),
  );
}

const lines = (term, texts) =>
  texts.length === 0
    ? []
    : [element('dt', {}, term), ...texts.map((line) => element('dd', {}, element('code', {}, line)))];

const pair = (term, text) => [element('dt', {}, term), element('dd', {}, text)];

const statesText = ({ states }) => states.join(' + ');

function showWalk() {
  const walk = walks[shown.walk];
  if (!walk) {
    main.replaceChildren(element('p', { class: 'nothing' }, 'Nothing was walked.'));
    return;
  }
  const step = walk.steps[shown.step];
  const last = walk.steps.length - 1;
  const go = (by, text) =>
    element(
      'button',
      {
        type: 'button',
        disabled: shown.step + by < 0 || shown.step + by > last,
        onclick: () => show(shown.walk, shown.step + by),
        'aria-label': by < 0 ? 'Previous step' : 'Next step',
      },
      text,
    );
  const title = step ? step.words : walk.outcome;
  main.replaceChildren(
    element(
      'header',
      { class: 'step-head' },
      go(-1, '←'),
      element(
        'div',
        { 'aria-live': 'polite' },
        element('p', { class: 'place' }, step ? `Step ${shown.step} of ${last} in ${walk.machine} ${walk.path}` : ''),
        element('h2', {}, step ? mark(step.outcome) : '', title),
        element('p', { class: 'state' }, step ? `${statesText(step)}, ${OUTCOMES[step.outcome]}` : (walk.reason ?? '')),
      ),
      go(1, '→'),
    ),
    step ? (problemOf(step) ?? '') : '',
    walk.note === null ? '' : element('p', { class: 'reason' }, walk.note),
    walk.outcome === 'left out' && walk.reason ? element('p', { class: 'reason' }, `Left out: ${walk.reason}`) : '',
    step?.picture
      ? element(
          'a',
          { class: 'picture', href: step.picture, target: '_blank', rel: 'noopener' },
          element('img', {
            src: step.picture,
            alt: `The screen after step ${shown.step}: ${step.words}; opens in full size`,
          }),
        )
      : element('p', { class: 'nothing' }, 'There is no picture of this step.'),
    step ? machineOf(walk, step) : '',
  );
}

/** The machine of a step: where it is, and what was walked until there. */
function machineOf(walk, step) {
  const machine =
    machines.find(({ id }) => step.stateIds.includes(id)) ?? machines.find(({ id }) => id === walk.machine);
  if (!machine || !step.drawing) return element('p', { class: 'nothing' }, 'There is no drawing of this step.');
  const alt = `${machine.id} in ${statesText(step)}, with the transitions taken until here; opens in full size`;
  return element(
    'section',
    { class: 'machine', 'aria-label': 'Machine' },
    element('p', {}, element('b', {}, machine.id), ` ${machine.description}`),
    element('a', { href: step.drawing, target: '_blank', rel: 'noopener' }, element('img', { src: step.drawing, alt })),
    element('p', { class: 'legend' }, 'Filled: where the machine is. Strong lines: what was walked until here.'),
  );
}

function showSteps() {
  const { steps = [], trace = null } = walks[shown.walk] ?? {};
  aside.replaceChildren(
    element(
      'ol',
      { class: 'steps', start: 0 },
      ...steps.map((one, index) =>
        element(
          'li',
          {},
          element(
            'button',
            {
              type: 'button',
              'aria-current': index === shown.step ? 'step' : null,
              onclick: () => show(shown.walk, index),
            },
            mark(one.outcome),
            element('span', { class: 'number' }, String(index)),
            element('span', { class: 'words' }, one.words),
            element('span', { class: 'states' }, statesText(one)),
          ),
        ),
      ),
    ),
    trace
      ? element(
          'p',
          { class: 'trace' },
          element('a', { href: trace, download: '' }, 'Playwright trace'),
          ' opens with ',
          element('code', {}, `npx playwright show-trace ${trace}`),
          ' in the folder of this report.',
        )
      : '',
  );
  aside.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
}

function show(walk, step) {
  shown = { walk, step };
  const { machine = '', path = '' } = walks[walk] ?? {};
  history.replaceState(null, '', `#${encodeURIComponent(machine)}/${path}/${step}`);
  showList();
  showWalk();
  showSteps();
  list.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
}

function showNeighbour(by) {
  const rows = listed();
  const at = rows.findIndex(({ index }) => index === shown.walk);
  const next = rows[at + by];
  if (next) show(next.index, firstStepOf(next.walk));
}

const lastStep = () => (walks[shown.walk]?.steps.length ?? 1) - 1;
const KEYS = {
  ArrowLeft: () => show(shown.walk, Math.max(0, shown.step - 1)),
  ArrowRight: () => show(shown.walk, Math.min(lastStep(), shown.step + 1)),
  ArrowUp: () => showNeighbour(-1),
  ArrowDown: () => showNeighbour(1),
  Home: () => show(shown.walk, 0),
  End: () => show(shown.walk, lastStep()),
};

document.addEventListener('keydown', (event) => {
  const act = KEYS[event.key];
  if (!act || event.ctrlKey || event.metaKey || event.altKey || event.target.closest('input, pre')) return;
  event.preventDefault();
  act();
  // The button that had the focus is made anew.
  main.focus({ preventScroll: true });
});
onlyWrong.addEventListener('change', showList);
for (const time of document.querySelectorAll('time')) time.textContent = new Date(time.dateTime).toLocaleString();

/** The address names a walk and a step; otherwise the first failure is opened. */
function open() {
  const [machine = '', path = '', step = ''] = location.hash.slice(1).split('/');
  const named = walks.findIndex((walk) => walk.machine === decodeURIComponent(machine) && walk.path === path);
  if (named !== -1) {
    const most = Math.max(0, walks[named].steps.length - 1);
    return show(named, Math.min(most, Math.max(0, Number(step) || 0)));
  }
  const wrong = Math.max(
    0,
    walks.findIndex(({ outcome }) => outcome === 'wrong'),
  );
  return show(wrong, walks[wrong] ? firstStepOf(walks[wrong]) : 0);
}
open();
