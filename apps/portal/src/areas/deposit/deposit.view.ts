import type { ListPlace, OkBody } from '@portal/api';
import type { DepositRow, MethodAddress, PaymentMethod } from '@portal/ui/screens/deposit';
import { portalWords } from '@portal/ui/text/portalWords';
import { explorerLink } from '../../shared/wire/explorers';
import type { Env } from '../../shared/wire/env';
import type { Answer, Unread } from '../../shared/wire/answer';
import { rowsOf } from '../../shared/wire/rows';
import { amountOf, fieldsOf, textOf, wordsOf } from '../../shared/wire/wire';
import { balancesOf } from '../dashboard';

/** A person can't choose from more tabs, so more are a server's mistake. */
const mostMethods = 20;
const mostDeposits = 100;

/** A network's name is plain words, so that no sign in it can turn others round (T2). */
function networkOf(value: unknown): string | undefined {
  const text = textOf(value)
    ?.replace(/[^A-Za-z0-9 ().-]/g, '')
    .trim();
  return text ? text.slice(0, 40) : undefined;
}

/** The ways to pay, each id once. One without an id is left out, because nothing can be asked about it. */
export function methodsOf(body: Answer<'/available-payment-methods'>, place: ListPlace): PaymentMethod[] {
  const methods = new Map<string, PaymentMethod>();
  for (const row of rowsOf(body, place)) {
    const id = textOf(row.id);
    if (id === undefined || !/^[\w-]{1,40}$/.test(id) || methods.has(id)) continue;
    const network = networkOf(row.network_name);
    const name = wordsOf(row.name, 60) || network || portalWords.unnamedMethod(id);
    methods.set(id, { id, name, network, rate: amountOf(row.conversion_rate) });
  }
  return [...methods.values()].slice(0, mostMethods);
}

/** The methods that take reports (D53). */
export const banksOf = (methods: readonly PaymentMethod[]): PaymentMethod[] =>
  methods.filter(({ network }) => network === undefined);

/** The method that an address of the portal names, else the first. */
export const chosenOf = (methods: readonly PaymentMethod[], id: string | null): PaymentMethod | undefined =>
  methods.find((method) => method.id === id) ?? methods[0];

/** An address as it came, because the screen judges it against the network (T24). */
export function addressOf(body: Answer<'/fetch-address'>, methodId: string): MethodAddress {
  const { data } = fieldsOf(body);
  const address: unknown = typeof data === 'string' ? data : fieldsOf(data).address;
  return { methodId, address: typeof address === 'string' && address !== '' ? address : undefined };
}

type Sync = OkBody<'/balance-sync', 'get'>;

/** What a sync found, newest first. */
export function depositsOf(
  body: Answer<'/balance-sync'> | undefined,
  place: ListPlace,
  { network, explorers }: { network: string | undefined; explorers: Env['explorers'] },
): DepositRow[] {
  const found: Unread<Sync | Sync['list']> | undefined = fieldsOf(body).list ?? body;
  return rowsOf(found, place)
    .slice(0, mostDeposits)
    .map((row, index) => {
      const hash = textOf(row.thash)?.slice(0, 128);
      return {
        id: `${hash ?? ''}-${index}`,
        hash,
        href: explorerLink(explorers, network, hash),
        amount: amountOf(row.amount),
        createdAt: textOf(row.created_at),
      };
    });
}

/** The Receiving Wallet (A §7). A figure that can't be read is none, and not zero. */
export const balanceOf = (body: Answer<'/dashboard'>): string => balancesOf(body).payIn ?? '';

/** The MT5 account that a deposit is for, read from the address's last part (D5, D77). Anything else is undefined. */
export const accountOf = (login: string | undefined): string | undefined =>
  login !== undefined && /^[0-9.]{1,32}$/.test(login) ? login : undefined;
