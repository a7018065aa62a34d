export declare const PATIENCE: number;
export declare const LOSS_PATIENCE: number;
