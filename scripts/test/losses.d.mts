export const LOSS_LIMIT: number;
export const LOSSES: readonly string[];
export function isLoss(file: string): boolean;
