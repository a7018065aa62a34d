export const LOSS_LIMIT: number;
export function isLoss(file: string): boolean;
