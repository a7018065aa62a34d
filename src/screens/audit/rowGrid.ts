/** Below the least width of the columns; the part around the table is the container. */
export const NARROW = '@container (max-width: 939px)';

/** The columns of a row, and of the head above them. */
export const GRID = {
  display: 'grid',
  gridTemplateColumns:
    '32px minmax(88px, 1fr) minmax(110px, 1.4fr) 116px minmax(180px, 3fr) minmax(130px, 1.6fr) minmax(150px, 1.2fr)',
  alignItems: 'start',
  gap: '4px 16px',
  padding: '8px 16px',
  [NARROW]: { gridTemplateColumns: '32px minmax(0, 1fr) auto' },
} as const;
