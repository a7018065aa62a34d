export const HAND_OFF_KEY = ['hand-off'] as const;
