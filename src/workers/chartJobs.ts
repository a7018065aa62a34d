import { layoutChart } from '@/model/statechart/layoutChart';

/** The jobs of the worker that lays out statecharts. */
export const chartJobs = { layoutChart };

export type ChartJobs = typeof chartJobs;
