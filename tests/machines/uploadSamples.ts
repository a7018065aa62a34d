import type { UploadedMapFile, UploadReport } from '@/contract/uploads/uploads';

export const report = (change: Partial<UploadReport> = {}): UploadReport => ({
  meshes: 3,
  triangles: 36,
  vertices: 24,
  up: 'y',
  unit: 'm',
  mirrored: false,
  reasons: ['y is up.'],
  size: { width: 40, depth: 24 },
  problems: [],
  ...change,
});

export const uploadedFile = (change: Partial<UploadedMapFile> = {}): UploadedMapFile => ({
  uuid: '11111111-1111-4111-8111-111111111111',
  floor: { uuid: '22222222-2222-4222-8222-222222222222', name: 'Ground' },
  project_uuid: '33333333-3333-4333-8333-333333333333',
  filename: 'ground.zip',
  bytes: 1200,
  created_at: '2026-03-02T09:00:00.000Z',
  approved_at: null,
  current: false,
  report: report(),
  ...change,
});
