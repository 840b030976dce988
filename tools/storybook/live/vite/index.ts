export { walkStandIns } from './standIns.ts';
export { walkSeed } from './seed.ts';
