/** Records as the service answers them, for tests of machines with a held service. */
export const UUID = {
  project: '44444444-4444-4444-8444-444444444444',
  organisation: '55555555-5555-4555-8555-555555555555',
  floor: '66666666-6666-4666-8666-666666666666',
  job: '77777777-7777-4777-8777-777777777777',
  upload: '88888888-8888-4888-8888-888888888888',
} as const;
const AT = '2026-11-27T10:00:00Z';

export const jobAnswer = (rest: object = {}) => ({
  uuid: UUID.job,
  kind: 'publish',
  project_uuid: UUID.project,
  state: 'running',
  is_demo: false,
  step: null,
  stage: 'Waiting',
  progress: 0,
  error: null,
  log: [],
  created_at: AT,
  updated_at: AT,
  ...rest,
});

export const importStatusAnswer = (status: string) => ({
  status,
  created_at: null,
  updated_at: null,
  next_run_at: null,
  dry_run: null,
});

export const uploadAnswer = (rest: object = {}) => ({
  uuid: UUID.upload,
  floor: { uuid: UUID.floor, name: 'Ground' },
  filename: 'ground.zip',
  bytes: 9,
  created_at: AT,
  approved_at: null,
  current: false,
  report: {
    meshes: 1,
    triangles: 2,
    vertices: 3,
    up: 'z',
    unit: 'm',
    mirrored: false,
    reasons: [],
    size: { width: 4, depth: 5 },
    problems: [],
  },
  ...rest,
});

export const previewAnswer = (rest: object = {}) => ({
  upload: uploadAnswer(),
  missing_meshes: [],
  kept_meshes: 1,
  new_meshes: 0,
  ...rest,
});

export const projectAnswer = (rest: object = {}) => ({
  uuid: UUID.project,
  name: 'Riverside Mall',
  description: null,
  logo: null,
  banner: null,
  created_at: AT,
  updated_at: AT,
  hasMap: true,
  publish_status: 0,
  is_publishing: false,
  published_at: null,
  published_by: null,
  organisation_uuid: UUID.organisation,
  ...rest,
});

export const configurationAnswer = (rest: object = {}) => ({
  id: 1,
  uid: 'K-1',
  name: 'Lobby',
  location: UUID.project,
  node_id: null,
  orientation: 0,
  version: null,
  build: { id: 21, number: 2, bytes: 9 },
  screensaver: {
    portrait: { enabled: false, media: null, transparent: false },
    landscape: { enabled: false, media: null, transparent: false },
  },
  ad: null,
  tag: 'tag-1',
  check_in_seconds: 60,
  ...rest,
});

export const kioskAnswer = () => ({
  id: 4,
  uid: 'K-4',
  name: 'Lobby',
  description: '',
  project_id: null,
  version_id: null,
  project_build_id: null,
  internal_use: false,
  is_test: false,
  state: 2,
  progress: null,
  node_id: null,
  orientation: 0,
  lat: null,
  lon: null,
  last_contact: null,
  plus_id: null,
  commission_status: null,
  decommissioned: true,
  decommissioned_id: 'P-4',
});
