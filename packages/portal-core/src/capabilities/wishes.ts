import type { Capability } from './capabilities';

// Query names that the specification lacks are wishes (D126): after a refusal the call is made again without them.

/** The lists whose `export` the specification names. */
const exported = new Set(['/payouts', '/all-notifications', '/tickets']);

const names = { per_page: 'perPage', export: 'exportRows' } as const satisfies Record<string, Capability>;

export type Wish = keyof typeof names;
export const toCapability = (wish: Wish): Capability => names[wish];

interface Init {
  params?: { query?: Readonly<Record<string, unknown>> };
}

/** The wishes in a call's query. */
export function getWishes(path: string, init: Init | undefined): Wish[] {
  const query = init?.params?.query ?? {};
  return (Object.keys(names) as Wish[]).filter(
    (name) => query[name] !== undefined && !(name === 'export' && exported.has(path)),
  );
}

/** The call's parameters without these wishes. */
export function withoutWishes<I extends Init>(init: I, wishes: readonly Wish[]): I {
  const query = Object.entries(init.params?.query ?? {}).filter(
    ([name]) => !(wishes as readonly string[]).includes(name),
  );
  return { ...init, params: { ...init.params, query: Object.fromEntries(query) } };
}
