import { catalogue } from '@/contract/texts/catalogue';

// Apart from the texts of the canvas, since they load with the legend.
export const text = catalogue(
  {
    legend: 'Legend',
    close: 'Close',
    rooms: 'Floor plan',
    room: 'Room',
    category: 'Room of a category',
    service: 'Service room',
    corridor: 'Corridor',
    wall: 'Wall with a door',
    facility: 'Facility, here toilets',
    nodes: 'Nodes',
    waypoint: 'Waypoint',
    entrance: 'Entrance',
    closed: 'Closed',
    transit: 'Lift, stairs or escalator',
    kiosk: 'Kiosk and where it faces',
    paths: 'Paths',
    path: 'Path',
    oneWay: 'One-way path',
    stairs: 'Not step-free',
    route: 'Route',
    keptRoute: 'Route kept to compare',
    error: 'Error',
    warning: 'Warning',
  },
  { transit: 'Elevator, stairs or escalator' },
);
