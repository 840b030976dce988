// What other areas may use of this one, beside its calls.
export { destinationOf } from './profile.view';
