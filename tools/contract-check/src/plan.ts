import { isNode, type Operation } from '@portal/contract/bundle';
import { getAt } from './probe';
import { unasked } from './readers';

/** The signed-in member, and what the screens got so far, by the contract's path. */
export interface Known {
  username: string;
  shown: ReadonlyMap<string, object>;
}

/** A call's path, or the reason to skip it. */
export type Step = { path: string } | { skip: string };

/** Calls whose answers supply parameters for others come first. */
const first = ['listPaymentMethods', 'getUser', 'listLiveSubscriptions', 'listTickets', 'getTicket'];

/** The contract's reads, in an order in which each has its parameters. */
export const inOrder = (operations: readonly Operation[]): Operation[] =>
  operations
    .filter(({ method }) => method === 'get')
    .toSorted((a, b) => Number(first.includes(b.operationId)) - Number(first.includes(a.operationId)));

/** The first text at one of these pointers in what a screen got. */
export function findText(shown: object | undefined, ...pointers: string[]): string | undefined {
  const found = pointers.map((pointer) => getAt(shown, pointer));
  return found.find((value): value is string => typeof value === 'string' && value !== '');
}

/** The message whose image a ticket shows. */
function findImage(ticket: object | undefined): string | undefined {
  const messages = getAt(ticket, '/messages');
  const images = Array.isArray(messages) ? messages.filter(isNode).flatMap(({ images: ids }) => ids) : [];
  return images.find((id): id is string => typeof id === 'string');
}

/** The sources of required parameters: the portal's own. */
const values: Readonly<Record<string, (known: Known) => Readonly<Record<string, string | undefined>>>> = {
  checkUsername: ({ username }) => ({ username }),
  checkSponsor: ({ username }) => ({ username }),
  searchTeam: ({ username }) => ({ username: username.slice(0, 2), tree: 'binary' }),
  listPaymentMethods: () => ({ type: 'deposit' }),
  getDepositAddress: ({ shown }) => ({
    payment_method_id: findText(shown.get('/available-payment-methods'), '/methods/0/id'),
  }),
  getMt5Account: ({ shown }) => ({
    account:
      findText(shown.get('/user'), '/account/login') ??
      findText(shown.get('/live-subscriptions'), ...[0, 1, 2, 3].map((at) => `/accounts/${at}/login`)),
  }),
  getTicket: ({ shown }) => ({ id: findText(shown.get('/tickets'), '/tickets/0/id') }),
  getMessageImage: ({ shown }) => ({ id: findImage(shown.get('/ticket/{id}/details')) }),
};

/** The next request for a read, based on the answers so far. */
export function getStep({ operationId, path, parameters }: Operation, known: Known): Step {
  const reason = (unasked as Readonly<Record<string, string>>)[path];
  if (reason !== undefined) return { skip: `It ${reason}.` };
  const given = values[operationId]?.(known) ?? {};
  const needed = parameters.filter((one) => one.required === true).map((one) => String(one.name));
  const lacking = needed.filter((name) => given[name] === undefined);
  if (lacking.length > 0)
    return { skip: `The test member has nothing to ask it with (${lacking.join(', ')}).` };
  const query = new URLSearchParams();
  let filled = path;
  for (const [name, value = ''] of Object.entries(given))
    if (path.includes(`{${name}}`)) filled = filled.replace(`{${name}}`, encodeURIComponent(value));
    else query.set(name, value);
  const asked = query.toString();
  return { path: `/api${filled}${asked && `?${asked}`}` };
}
