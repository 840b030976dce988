import type { ListLocation, OkBody } from '@portal/api';
import type { DepositRow, MethodAddress, PaymentMethod } from '@portal/ui/screens/deposit';
import { compareAmounts } from '@portal/ui/text/format/amount';
import { memberMessages } from '@portal/ui/text/memberMessages';
import { explorerLink } from '@portal/portal-core/fromApi/explorers';
import type { Env } from '@portal/portal-core/fromApi/env';
import type { Answer, Unread } from '@portal/portal-core/fromApi/answer';
import { withoutRepeats, withUniqueIds } from '@portal/portal-core/fromApi/repeats';
import { parseRows } from '@portal/portal-core/fromApi/rows';
import { parseMoney, parseFields, parseText, parsePlainText } from '@portal/portal-core/fromApi/parse';
import { toBalances } from '../dashboard';

/** More tabs than a person can use are a server's mistake. */
const mostMethods = 20;
const mostDeposits = 100;

/** A network's name has only plain characters, so none can reverse the text around it (T2). */
function toNetwork(value: unknown): string | undefined {
  const text = parseText(value)
    ?.replace(/[^A-Za-z0-9 ().-]/g, '')
    .trim();
  return text ? text.slice(0, 40) : undefined;
}

/** The payment methods. One without an id is dropped, because no call can name it. */
export function toMethods(
  body: Answer<'/available-payment-methods'>,
  location: ListLocation,
): PaymentMethod[] {
  const methods = withoutRepeats(parseRows(body, location)).flatMap((row): PaymentMethod[] => {
    const id = parseText(row.id);
    if (id === undefined || !/^[\w-]{1,40}$/.test(id)) return [];
    const network = toNetwork(row.network_name);
    const name = parsePlainText(row.name, 60) || network || memberMessages.unnamedMethod({ id });
    const least = parseMoney(row.min_amount);
    return [
      {
        ...{ id, name, network, rate: parseMoney(row.conversion_rate) },
        // A minimum of zero or below is none.
        ...(least !== undefined && compareAmounts(least, '0') > 0 && { least }),
      },
    ];
  });
  return toDistinctNames(withUniqueIds(methods.slice(0, mostMethods)));
}

/** Methods with equal names carry their network, because sending to the wrong one loses the money (D135). */
function toDistinctNames(methods: readonly PaymentMethod[]): PaymentMethod[] {
  const isAlone = ({ name, id }: PaymentMethod) =>
    methods.every((other) => other.id === id || other.name.toLowerCase() !== name.toLowerCase());
  return methods.map((method) => {
    const { name, network } = method;
    const isNamed = network === undefined || name.toLowerCase().includes(network.toLowerCase());
    return isAlone(method) || isNamed ? method : { ...method, name: `${name} · ${network}` };
  });
}

/** The methods that accept reports (D53). */
export const toBanks = (methods: readonly PaymentMethod[]): PaymentMethod[] =>
  methods.filter(({ network }) => network === undefined);

/** The method in the address, or the first one. */
export const selectChosen = (
  methods: readonly PaymentMethod[],
  id: string | null,
): PaymentMethod | undefined => methods.find((method) => method.id === id) ?? methods[0];

/** An address as received, because the screen checks it against the network (T24). */
export function parseAddress(body: Answer<'/fetch-address'>, methodId: string): MethodAddress {
  const { data } = parseFields(body);
  const address: unknown = typeof data === 'string' ? data : parseFields(data).address;
  return { methodId, address: typeof address === 'string' && address !== '' ? address : undefined };
}

type Sync = OkBody<'/balance-sync', 'get'>;

/** The deposits of a sync, newest first. */
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

/** The Receiving Wallet (A §7). An unreadable balance is undefined, not zero. */
export const toBalance = (body: Answer<'/dashboard'>): string => toBalances(body).payIn ?? '';

/** The MT5 account of a deposit, from the address's last part (D5, D77). Anything else is undefined. */
export const toAccount = (login: string | undefined): string | undefined =>
  login !== undefined && /^[0-9.]{1,32}$/.test(login) ? login : undefined;
