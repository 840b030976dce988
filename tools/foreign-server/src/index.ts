export { ForeignServer } from './server';
export { seeded } from './state/seed';
export { all, switches, usual, type Settings, type Switch, type SwitchName } from './switches';
