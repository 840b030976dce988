// The public module of this area, besides its calls.
export { toRankProgress } from './ranks.mappers';
