export { ForeignServer } from './server';
export { seeded } from './state/seed';
export { all, switches, usual, type Settings, type SwitchName } from './switches';
