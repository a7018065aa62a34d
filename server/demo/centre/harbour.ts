import { buildVenue } from './buildVenue';
import { type DemoVenue, nodeNear } from './demoVenue';
import { nameRooms, ROUND_THE_CLOCK } from './roomTenants';
import { HARBOUR_HOSPITAL } from './specs';

const NAMES = [
  {
    Emergency: ['Emergency Department', 'Urgent Care', 'Triage'],
    Clinics: [
      'Outpatients',
      'Fracture Clinic',
      'Eye Clinic',
      'Children’s Clinic',
      'Heart Clinic',
      'Blood Tests',
      'Physiotherapy',
      'Dental Clinic',
      'Allergy Clinic',
    ],
    Imaging: ['X-Ray', 'Ultrasound', 'MRI', 'CT'],
    Services: [
      'Main Reception',
      'Pharmacy',
      'Chapel',
      'Harbour Café',
      'Gift Shop',
      'Patient Advice',
      'Volunteers’ Desk',
      'Discharge Lounge',
    ],
  },
  {
    Wards: [
      'Ward 1 Anchor',
      'Ward 2 Beacon',
      'Ward 3 Compass',
      'Ward 4 Dolphin',
      'Ward 5 Estuary',
      'Ward 6 Fairway',
      'Maternity',
      'Neonatal Unit',
      'Intensive Care',
    ],
    Surgery: ['Theatres 1 to 4', 'Theatres 5 to 8', 'Day Surgery', 'Recovery', 'Endoscopy'],
    Services: ['Relatives’ Room', 'Seminar Room', 'Library', 'Quiet Room'],
  },
];

/** A small hospital on two floors. */
export function harbourHospital(): DemoVenue {
  const venue = buildVenue(HARBOUR_HOSPITAL);
  const { width, depth } = HARBOUR_HOSPITAL;
  const middle = { x: width / 2, y: depth / 2 };
  return {
    name: 'Harbour Hospital',
    description: 'Clinics on the ground floor, wards above.',
    position: { lat: 50.7989, lon: -1.1005 },
    building: { name: 'Main Building', shortname: 'MB' },
    file: 'harbour-hospital',
    venue,
    categories: [
      { name: 'Emergency', description: 'Open at any hour', color: '#882255', icon: 'hospital' },
      { name: 'Clinics', description: 'By appointment', color: '#117733', icon: 'doctor' },
      { name: 'Imaging', description: 'X-ray and scans', color: '#332288', icon: 'information' },
      { name: 'Wards', description: 'Where patients stay', color: '#44aa99', icon: 'wheelchair' },
      { name: 'Surgery', description: 'Theatres and recovery', color: '#cc6677', icon: 'hospital' },
      { name: 'Services', description: 'For patients and visitors', color: '#6699cc', icon: 'information' },
    ],
    ...nameRooms(venue, NAMES, ROUND_THE_CLOCK),
    kiosks: [
      {
        name: 'Main Entrance',
        description: 'Ground',
        node: nodeNear(venue, 0, { x: middle.x, y: 5 }),
        orientation: 180,
      },
      { name: 'Ward Lobby', description: 'First', node: nodeNear(venue, 1, middle), orientation: 90 },
    ],
    delays: [],
  };
}
