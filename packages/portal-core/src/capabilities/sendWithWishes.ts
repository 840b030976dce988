import type { Outcome } from '@portal/api';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { RootState } from '../store/store';
import {
  capabilityFound,
  selectCapabilities,
  selectLacksCapability,
  wishGranted,
} from './capabilities.slice';
import { isRefusal } from './toFinding';
import type { Capability } from './capabilities';

// Query names that the specification lacks are wishes (D126): after a refusal the call is made again without them.

/** The lists whose `export` the specification names. */
const exported = new Set(['/payouts', '/all-notifications', '/tickets']);

const names = { per_page: 'perPage', export: 'exportRows' } as const satisfies Record<string, Capability>;

type Wish = keyof typeof names;
const toCapability = (wish: Wish): Capability => names[wish];

interface Init {
  params?: { query?: Readonly<Record<string, unknown>> };
}

/** The wishes in a call's query. */
function getWishes(path: string, init: Init | undefined): Wish[] {
  const query = init?.params?.query ?? {};
  return (Object.keys(names) as Wish[]).filter(
    (name) => query[name] !== undefined && !(name === 'export' && exported.has(path)),
  );
}

/** The call's parameters without these wishes. */
function withoutWishes<I extends Init>(init: I, wishes: readonly Wish[]): I {
  const query = Object.entries(init.params?.query ?? {}).filter(
    ([name]) => !(wishes as readonly string[]).includes(name),
  );
  return { ...init, params: { ...init.params, query: Object.fromEntries(query) } };
}

type Send = (init: object) => Promise<Outcome<unknown>>;

/**
 * Sends a call with its wishes (D126). If the server refuses it and accepts it without them, no list of this session asks
 * for them again. A list that has granted one keeps it, because its page size must not change while it is read.
 */
export async function sendWithWishes(
  { getState, dispatch }: Pick<BaseQueryApi, 'getState' | 'dispatch'>,
  { path, init = {} }: { path: string; init?: object },
  send: Send,
): Promise<Outcome<unknown>> {
  const state = getState() as RootState;
  const isGranted = (wish: Wish) => selectCapabilities(state).granted.includes(`${wish} ${path}`);
  const isLacking = (wish: Wish) => !isGranted(wish) && selectLacksCapability(state, toCapability(wish));
  const wishes = getWishes(path, init);
  const asked = withoutWishes(init, wishes.filter(isLacking));
  const asking = wishes.filter((wish) => !isLacking(wish) && !isGranted(wish));
  const outcome = await send(wishes.length === 0 ? init : asked);
  if (outcome.kind === 'ok') for (const wish of asking) dispatch(wishGranted(`${wish} ${path}`));
  // A server that is known to grant it refuses this use of it, such as an export of too many rows (D87).
  const isLimit = (wish: Wish) =>
    outcome.kind === 'refused' &&
    outcome.fields[wish] !== undefined &&
    selectCapabilities(state).features[toCapability(wish)] === true;
  const open = asking.filter((wish) => !isLimit(wish));
  if (open.length === 0 || !isRefusal(outcome)) return outcome;
  const plain = await send(withoutWishes(asked, open));
  if (plain.kind !== 'ok') return outcome;
  for (const wish of open) dispatch(capabilityFound({ name: toCapability(wish), finding: 'refused' }));
  return plain;
}
