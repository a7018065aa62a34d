import type { Chance } from './random';
import { type DraftCategory, hours, type OpeningHours, type Tenant } from './tenants';

interface Trade extends DraftCategory {
  readonly names: readonly string[];
  readonly what: readonly [string, ...string[]];
  readonly tags: readonly string[];
}

/** Invented shops by what they sell. */
export const TRADES: readonly Trade[] = [
  {
    name: 'Fashion',
    description: 'Clothes for women, men and children',
    color: '#cc6677',
    icon: 'clothing-store',
    names: [
      'Alder & Finchley',
      'Marlowe Lane',
      'Thread & Tide',
      'Hollin Street',
      'Vesper Row',
      'Northloom',
      'Petra Quill',
      'Juniper Hartwell',
      'Slate & Sorrel',
      'Ottoline Grey',
      'Brightwater Denim',
      'Cobalt Tailors',
      'Little Larch',
      'Wren Bridal',
      'The Linen Press',
      'Sunday Cardigan',
      'Moss & Madder',
      'Fold Theory',
    ],
    what: [
      'Everyday clothes in natural fabrics',
      'Tailoring and soft knitwear',
      'Denim, shirts and jackets',
      'Small collections that change every month',
    ],
    tags: ['clothes', 'fashion'],
  },
  {
    name: 'Shoes & Bags',
    description: 'Shoes, bags and leather goods',
    color: '#88ccee',
    icon: 'shoe',
    names: [
      'Cobble & Stride',
      'Tanner’s Yard',
      'Heelwright',
      'Saddle & Strap',
      'Pace Eleven',
      'Nomad Satchel',
      'Bootlace Bros',
      'Walkabout Kids',
    ],
    what: ['Shoes fitted by people who know feet', 'Leather bags made to be mended', 'Trainers, boots and sandals'],
    tags: ['shoes', 'bags'],
  },
  {
    name: 'Sports & Outdoors',
    description: 'Sport, hiking and cycling',
    color: '#ddcc77',
    icon: 'bicycle',
    names: [
      'Ridgeline Outfitters',
      'Tern Cycling',
      'Fathom Swim',
      'Second Wind Running',
      'Base & Belay',
      'Pitchside',
      'Harbour Racquets',
    ],
    what: [
      'Equipment for the hills and the weather in them',
      'Running shoes with a gait test',
      'Bicycles, repairs and good advice',
    ],
    tags: ['sport', 'outdoor'],
  },
  {
    name: 'Beauty & Health',
    description: 'Cosmetics, opticians, pharmacy and hair',
    color: '#117733',
    icon: 'hairdresser',
    names: [
      'Meadow Apothecary',
      'Looking Glass Opticians',
      'Halcyon Skin',
      'Fig & Fennel',
      'Riverside Pharmacy',
      'The Barber’s Chair',
      'Lumen Nails',
      'Soap Orchard',
      'Clearwater Dental',
      'Tress & Tonic',
    ],
    what: ['Skin care from small makers', 'Eye tests and glasses within the hour', 'Hair, nails and a quiet half hour'],
    tags: ['beauty', 'health'],
  },
  {
    name: 'Electronics',
    description: 'Phones, computers and sound',
    color: '#332288',
    icon: 'mobile-phone',
    names: [
      'Voltbridge',
      'Pocket Signal',
      'Analogue Attic',
      'Pixel Harbour',
      'Kettle & Coil',
      'Game Burrow',
      'The Mending Bench',
    ],
    what: [
      'Phones, tablets and honest repairs',
      'Sound and pictures for the living room',
      'Computers and games, new and second-hand',
    ],
    tags: ['electronics', 'phones'],
  },
  {
    name: 'Home & Living',
    description: 'Furniture, kitchen and garden',
    color: '#aa4499',
    icon: 'furniture',
    names: [
      'Oak & Ember',
      'Cupboard Love',
      'The Lamp Room',
      'Duvet Street',
      'Copperpot',
      'Fernhouse',
      'Paper Lantern',
      'Northlight Rugs',
      'Potting Shed',
    ],
    what: [
      'Furniture that comes in a van, not in a box',
      'Pots, pans and the knives to go with them',
      'Lamps, rugs and linen',
    ],
    tags: ['home', 'gifts'],
  },
  {
    name: 'Books & Toys',
    description: 'Books, stationery, toys and hobbies',
    color: '#44aa99',
    icon: 'library',
    names: [
      'Foxglove Books',
      'Inkwell & Co',
      'Tin Soldier Toys',
      'Quire & Ream',
      'The Puzzle Loft',
      'Yarn Barn',
      'Kite & Marble',
      'Chapter House Comics',
    ],
    what: ['Books chosen by people who read them', 'Toys that need no batteries', 'Paper, pens and paint'],
    tags: ['books', 'toys'],
  },
  {
    name: 'Jewellery & Watches',
    description: 'Jewellery, watches and repairs',
    color: '#999933',
    icon: 'jewelry-store',
    names: ['Goldsmith Row', 'Tidewater Pearls', 'Escapement', 'Facet & Claw', 'Silver Heron', 'Hour & Minute'],
    what: ['Rings made to measure', 'Watches sold and mended', 'Silver from local workshops'],
    tags: ['jewellery', 'gifts'],
  },
  {
    name: 'Food & Drink',
    description: 'Restaurants, cafés and bars',
    color: '#882255',
    icon: 'restaurant',
    names: [
      'Saffron Table',
      'The Copper Kettle',
      'Basil & Smoke',
      'Noodle Quarter',
      'Harvest Bowl',
      'Three Olives',
      'Pier Fish Bar',
      'Crumb & Crust',
      'Masala Junction',
      'Tortilla Yard',
      'Bean Ferry Coffee',
      'Umami Lane',
      'Gelato Piccolo',
      'Burger Foundry',
      'The Pancake House',
      'Green Fork',
      'Dumpling Parlour',
      'Rosso Forno',
      'Mezze Garden',
      'Tea & Thyme',
    ],
    what: [
      'Cooked in front of you, eaten at the atrium',
      'Coffee roasted round the corner',
      'Bowls, breads and a daily soup',
      'Open late, with a short menu',
    ],
    tags: ['food', 'restaurant'],
  },
  {
    name: 'Groceries',
    description: 'Supermarket, bakery and delicatessen',
    color: '#661100',
    icon: 'grocery',
    names: [
      'Miller’s Bakery',
      'The Cheese Cellar',
      'Orchard Greengrocer',
      'Salt & Scale Fishmonger',
      'Sweet Tin',
      'Vine & Barrel',
    ],
    what: ['Bread from four in the morning', 'Fruit and vegetables from within fifty miles', 'Cheese, wine and olives'],
    tags: ['groceries', 'food'],
  },
  {
    name: 'Services',
    description: 'Banks, travel, repairs and help',
    color: '#6699cc',
    icon: 'information',
    names: [
      'Riverside Guest Services',
      'Key & Heel',
      'Compass Travel',
      'Swift Dry Cleaning',
      'Meridian Bank',
      'Parcel Point',
      'Penny Exchange',
      'Snapshot Studio',
      'Lost & Found',
    ],
    what: ['Help with anything in the centre', 'Keys cut and heels mended while you wait', 'Money, parcels and papers'],
    tags: ['service'],
  },
  {
    name: 'Leisure',
    description: 'Cinema, fitness and play',
    color: '#888888',
    icon: 'cinema',
    names: [
      'Lantern Cinema',
      'Kinetic Gym',
      'Bounce Hall',
      'Alley Nine Bowling',
      'Escape Works',
      'Play Harbour',
      'Arcade Meridian',
    ],
    what: ['Something to do when the shopping is done', 'For a rainy afternoon', 'Classes from morning to night'],
    tags: ['leisure', 'family'],
  },
];

/** Those that close the ends of the mall, from the lowest floor up, west before east. */
export const ANCHORS: readonly { readonly name: string; readonly category: string; readonly description: string }[] = [
  { name: 'Greenacre Market', category: 'Groceries', description: 'A supermarket with its own kitchen and bakery' },
  {
    name: 'Hearth & Home',
    category: 'Home & Living',
    description: 'Furniture and kitchens on two thousand square metres',
  },
  {
    name: 'Circuit Central',
    category: 'Electronics',
    description: 'Everything with a plug, and people who can explain it',
  },
  {
    name: 'Playground Depot',
    category: 'Books & Toys',
    description: 'Toys from floor to ceiling, and room to try them',
  },
  { name: 'Harcombe’s', category: 'Fashion', description: 'The department store of the town since 1911' },
  { name: 'Lindqvist', category: 'Fashion', description: 'Fashion, beauty and home under one glass roof' },
  { name: 'Lantern Cinema Grand', category: 'Leisure', description: 'Nine screens and a bar above the river' },
  { name: 'Kinetic Athletic Club', category: 'Leisure', description: 'Pool, courts and classes on the top floor' },
];

const SHOP: OpeningHours = hours(['09:30', '20:00'], ['09:00', '20:00'], ['11:00', '17:00']);
const FOOD: OpeningHours = hours(['08:00', '22:00'], ['09:00', '23:00'], ['10:00', '21:00']);
const MARKET: OpeningHours = hours(['07:00', '22:00'], ['07:00', '22:00'], ['10:00', '16:00']);
const LATE: OpeningHours = hours(['10:00', '23:30']);
const OFFICE: OpeningHours = hours(['09:00', '17:30'], ['10:00', '16:00'], null);

const hoursOf = (category: string): OpeningHours =>
  ({ 'Food & Drink': FOOD, Groceries: MARKET, Leisure: LATE, Services: OFFICE })[category] ?? SHOP;

export const anchorTenant = ({ name, category, description }: (typeof ANCHORS)[number]): Tenant => ({
  name,
  category,
  description: `${description}.`,
  tags: ['anchor', ...(TRADES.find((trade) => trade.name === category)?.tags ?? [])],
  openingHours: hoursOf(category),
});

/** The invented shops of these trades, in an order of chance. */
export function shopsOf(dice: Chance, trades: readonly string[]): Tenant[] {
  return dice.shuffled(
    TRADES.filter(({ name }) => trades.includes(name)).flatMap((trade) =>
      trade.names.map((name) => ({
        name,
        category: trade.name,
        description: `${dice.pick(trade.what)}.`,
        tags: trade.tags,
        openingHours: hoursOf(trade.name),
      })),
    ),
  );
}
