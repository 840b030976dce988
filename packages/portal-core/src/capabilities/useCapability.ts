import { useAppSelector } from '../store/store';
import type { Capability } from './capabilities';
import { selectHasCapability } from './capabilities.slice';

/** Whether the server is proven to have it (D119). Without it nothing of it is shown. */
export const useCapability = (name: Capability): boolean =>
  useAppSelector((state) => selectHasCapability(state, name));
