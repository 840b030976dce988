// What other areas may use of this one, beside its calls.
export { toDestination } from './profile.mappers';
