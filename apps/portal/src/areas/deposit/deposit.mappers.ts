import type { ListLocation, OkBody } from '@portal/api';
import type { DepositRow, MethodAddress, PaymentMethod } from '@portal/ui/screens/deposit';
import { portalMessages } from '@portal/ui/text/portalMessages';
import { explorerLink } from '../../shared/wire/explorers';
import type { Env } from '../../shared/wire/env';
import type { Answer, Unread } from '../../shared/wire/answer';
import { parseRows } from '../../shared/wire/rows';
import { parseMoney, parseFields, parseText, parsePlainText } from '../../shared/wire/wire';
import { toBalances } from '../dashboard';

/** A person can't choose from more tabs, so more are a server's mistake. */
const mostMethods = 20;
const mostDeposits = 100;

/** A network's name is plain words, so that no sign in it can turn others round (T2). */
function toNetwork(value: unknown): string | undefined {
  const text = parseText(value)
    ?.replace(/[^A-Za-z0-9 ().-]/g, '')
    .trim();
  return text ? text.slice(0, 40) : undefined;
}

/** The ways to pay, each id once. One without an id is left out, because nothing can be asked about it. */
export function toMethods(
  body: Answer<'/available-payment-methods'>,
  location: ListLocation,
): PaymentMethod[] {
  const methods = new Map<string, PaymentMethod>();
  for (const row of parseRows(body, location)) {
    const id = parseText(row.id);
    if (id === undefined || !/^[\w-]{1,40}$/.test(id) || methods.has(id)) continue;
    const network = toNetwork(row.network_name);
    const name = parsePlainText(row.name, 60) || network || portalMessages.unnamedMethod(id);
    methods.set(id, { id, name, network, rate: parseMoney(row.conversion_rate) });
  }
  return [...methods.values()].slice(0, mostMethods);
}

/** The methods that take reports (D53). */
export const toBanks = (methods: readonly PaymentMethod[]): PaymentMethod[] =>
  methods.filter(({ network }) => network === undefined);

/** The method that an address of the portal names, else the first. */
export const selectChosen = (
  methods: readonly PaymentMethod[],
  id: string | null,
): PaymentMethod | undefined => methods.find((method) => method.id === id) ?? methods[0];

/** An address as it came, because the screen judges it against the network (T24). */
export function parseAddress(body: Answer<'/fetch-address'>, methodId: string): MethodAddress {
  const { data } = parseFields(body);
  const address: unknown = typeof data === 'string' ? data : parseFields(data).address;
  return { methodId, address: typeof address === 'string' && address !== '' ? address : undefined };
}

type Sync = OkBody<'/balance-sync', 'get'>;

/** What a sync found, newest first. */
export function toDeposits(
  body: Answer<'/balance-sync'> | undefined,
  location: ListLocation,
  { network, explorers }: { network: string | undefined; explorers: Env['explorers'] },
): DepositRow[] {
  const found: Unread<Sync | Sync['list']> | undefined = parseFields(body).list ?? body;
  return parseRows(found, location)
    .slice(0, mostDeposits)
    .map((row, index) => {
      const hash = parseText(row.thash)?.slice(0, 128);
      return {
        id: `${hash ?? ''}-${index}`,
        hash,
        href: explorerLink(explorers, network, hash),
        amount: parseMoney(row.amount),
        createdAt: parseText(row.created_at),
      };
    });
}

/** The Receiving Wallet (A §7). A figure that can't be read is none, and not zero. */
export const toBalance = (body: Answer<'/dashboard'>): string => toBalances(body).payIn ?? '';

/** The MT5 account that a deposit is for, read from the address's last part (D5, D77). Anything else is undefined. */
export const toAccount = (login: string | undefined): string | undefined =>
  login !== undefined && /^[0-9.]{1,32}$/.test(login) ? login : undefined;
