import type { Outcome } from '@portal/api';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { RootState } from '../store/store';
import type { Evidence } from './capabilities';
import { capabilityFound, selectCapabilities } from './capabilities.slice';
import { toFinding } from './toFinding';

/** Remembers what an outcome shows of a capability. */
export function noteFinding(
  { getState, dispatch }: Pick<BaseQueryApi, 'getState' | 'dispatch'>,
  evidence: Evidence,
  outcome: Outcome<unknown>,
): void {
  const before = selectCapabilities(getState() as RootState).seen[evidence.name];
  const finding = toFinding(outcome, evidence, before === 'proven');
  if (finding !== undefined && finding !== before)
    dispatch(capabilityFound({ name: evidence.name, finding }));
}
