// The public modules of this area, besides its calls.
export { toDestination, toHold, toMember } from './profile.mappers';
