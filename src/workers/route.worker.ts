import { expose } from 'comlink';
import { createRouteJobs } from './routeJobs';

expose(createRouteJobs());
