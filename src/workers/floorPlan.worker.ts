import { expose } from 'comlink';
import { floorPlanJobs } from './floorPlanJobs';

expose(floorPlanJobs);
