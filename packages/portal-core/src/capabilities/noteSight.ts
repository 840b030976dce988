import type { Outcome } from '@portal/api';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { RootState } from '../store/store';
import type { Evidence } from './capabilities';
import { capabilitySeen, selectCapabilities } from './capabilities.slice';
import { toSight } from './toSight';

/** Remembers what an outcome shows of a capability. */
export function noteSight(
  { getState, dispatch }: Pick<BaseQueryApi, 'getState' | 'dispatch'>,
  evidence: Evidence,
  outcome: Outcome<unknown>,
): void {
  const before = selectCapabilities(getState() as RootState).seen[evidence.name];
  const sight = toSight(outcome, evidence, before === 'proven');
  if (sight !== undefined && sight !== before) dispatch(capabilitySeen({ name: evidence.name, sight }));
}
