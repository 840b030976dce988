import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { Call } from '../calls/api';
import type { CallError } from '../calls/call.events';
import { FailedCall } from '../calls/failedCall';
import type { RootState } from '../store/store';
import type { Evidence } from './capabilities';
import { selectHasCapability, selectLacksCapability } from './capabilities.slice';
import { noteFinding } from './noteFinding';

/** The calls of an endpoint with several. */
export type SendCall = (call: Call) => PromiseLike<Sent> | Sent;
interface Sent {
  data?: unknown;
  error?: CallError | undefined;
}

/**
 * The answer of a call that only some servers have (D119); undefined if this one lacks it. Throws a FailedCall for any
 * other failure.
 */
export async function askOptional(
  query: Pick<BaseQueryApi, 'getState' | 'dispatch'>,
  send: SendCall,
  call: Call,
  evidence: Evidence,
): Promise<unknown> {
  const getState = () => query.getState() as RootState;
  if (!selectHasCapability(getState(), evidence.name)) return undefined;
  const { data, error } = await send(call);
  noteFinding(query, evidence, error ?? { kind: 'ok', data });
  if (selectLacksCapability(getState(), evidence.name)) return undefined;
  if (error) throw new FailedCall(error);
  return evidence.isIn?.(data) === false ? undefined : data;
}
