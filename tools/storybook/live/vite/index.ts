export { liveStandIns } from './standIns.ts';
export { liveSeed } from './seed.ts';
