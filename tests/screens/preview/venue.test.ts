import { expect, it } from 'vitest';
import { toVenue } from '@/screens/preview/venue';
import { testPublication } from '../../support/dom/testPublication';

/** The hall beside a tower with two floors. */
function withTower(tower: { readonly overview: boolean; readonly plan: string | null }) {
  const publication = testPublication();
  const [hall] = publication.project.location.buildings;
  const [ground] = hall?.floors ?? [];
  if (!hall || !ground) throw new Error('The hall has no floor.');
  const floor = (digit: number, name: string) => ({
    ...ground,
    uuid: `${ground.uuid.slice(0, -1)}${digit}`,
    name,
    shortname: name,
    plan: tower.plan,
  });
  publication.project.location.buildings.push({
    ...hall,
    name: 'Tower',
    overview: tower.overview,
    floors: [floor(8, 'Level 1'), floor(9, 'Ground floor')],
  });
  const { floors, firstFloor } = toVenue(publication);
  const first = floors.find(({ uuid }) => uuid === firstFloor);
  return first?.name;
}

it('[PV27] shows the entrance floor of the overview building first', () => {
  expect(withTower({ overview: true, plan: 'plan-2' })).toBe('Tower, Ground floor');
});

it('[PV27] shows the entrance floor of any building where none is chosen, or the chosen one has no floor plan', () => {
  expect(withTower({ overview: false, plan: 'plan-2' })).toBe('Hall, Ground');
  expect(withTower({ overview: true, plan: null })).toBe('Hall, Ground');
});

it('[VW15] floors have the name of their building where the location has more than one', () => {
  const publication = testPublication();
  expect(toVenue(publication).floors.map(({ name }) => name)).toEqual(['Ground']);
  expect(withTower({ overview: true, plan: 'plan-2' })).toBe('Tower, Ground floor');
});

it('[SK25] the colour of the map is that of the skin, else that of the organisation', () => {
  const publication = testPublication();
  const skin = { name: 'Autumn', variables: [{ name: 'Colours', values: { primary: '#c62828' } }] };
  expect(toVenue(publication).organisation.color).toBe('#1d4ed8');
  expect(toVenue({ ...publication, skin }).organisation.color).toBe('#c62828');
  expect(toVenue({ ...publication, skin: null }).organisation.color).toBe('#1d4ed8');
});
