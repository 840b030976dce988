// The public modules of this area, besides its calls.
export { toDestination } from './profile.mappers';
