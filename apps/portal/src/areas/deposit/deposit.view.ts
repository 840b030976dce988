import { unwrapPage, type ListPlace } from '@portal/api';
import type { DepositRow, MethodAddress, PaymentMethod } from '@portal/ui/screens/deposit';
import { explorerLink } from '../../app/explorers';
import type { Env } from '../../app/env';
import { amountOf, fieldsOf, listOf, textOf, wordsOf } from '../../app/wire';

/** More tabs than a person can choose from are a server's mistake. */
const mostMethods = 20;
const mostDeposits = 100;

/** What may name a network: plain words, in which no sign can turn others round (T2). */
function networkOf(value: unknown): string | undefined {
  const text = textOf(value)
    ?.replace(/[^A-Za-z0-9 ().-]/g, '')
    .trim();
  return text ? text.slice(0, 40) : undefined;
}

/** The ways to pay, each id once; one without an id can't be asked about and is left out. */
export function methodsOf(body: unknown, place: ListPlace): PaymentMethod[] {
  const methods = new Map<string, PaymentMethod>();
  for (const row of listOf(unwrapPage(body, place).rows)) {
    const id = textOf(row['id']);
    if (id === undefined || !/^[\w-]{1,40}$/.test(id) || methods.has(id)) continue;
    const network = networkOf(row['network_name']);
    const name = wordsOf(row['name'], 60) || network || `Method ${id}`;
    methods.set(id, { id, name, network, rate: amountOf(row['conversion_rate']) });
  }
  return [...methods.values()].slice(0, mostMethods);
}

/** Those that take reports (D53). */
export const banksOf = (methods: readonly PaymentMethod[]): PaymentMethod[] =>
  methods.filter(({ network }) => network === undefined);

/** The method that an address of the portal names, else the first. */
export const chosenOf = (methods: readonly PaymentMethod[], id: string | null): PaymentMethod | undefined =>
  methods.find((method) => method.id === id) ?? methods[0];

/** An address as it came: the screen judges it against the network (T24). */
export function addressOf(body: unknown, methodId: string): MethodAddress {
  const { data } = fieldsOf(body);
  const address = typeof data === 'string' ? data : fieldsOf(data)['address'];
  return { methodId, address: typeof address === 'string' && address !== '' ? address : undefined };
}

/** What a sync found, newest first. */
export function depositsOf(
  body: unknown,
  place: ListPlace,
  { network, explorers }: { network: string | undefined; explorers: Env['explorers'] },
): DepositRow[] {
  return listOf(unwrapPage(fieldsOf(body)['list'] ?? body, place).rows)
    .slice(0, mostDeposits)
    .map((row, index) => {
      const hash = textOf(row['thash'])?.slice(0, 128);
      return {
        id: `${hash ?? ''}-${index}`,
        hash,
        href: explorerLink(explorers, network, hash),
        amount: amountOf(row['amount']),
        createdAt: textOf(row['created_at']),
      };
    });
}

/** The Receiving Wallet (A §7); a figure that can't be read is none, and not zero. */
export const balanceOf = (body: unknown): string =>
  amountOf(fieldsOf(fieldsOf(body)['data'])['payin_balance']) ?? '';

/** The MT5 account that a deposit is for, of the address's last part (D5, D77); undefined for anything else. */
export const accountOf = (login: string | undefined): string | undefined =>
  login !== undefined && /^[0-9.]{1,32}$/.test(login) ? login : undefined;
