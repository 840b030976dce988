import { isNode, type Node, type Operation } from '@portal/contract/bundle';

/** The signed-in member and the answers so far, by operationId. */
export interface Known {
  username: string;
  answers: ReadonlyMap<string, unknown>;
}

/** A call's path, or the reason to skip it. */
export type Step = { path: string } | { skip: string };

/** GETs with an effect. The contract keeps the specification's method. */
const changing: Readonly<Record<string, string>> = {
  syncBalance: 'looks for deposits',
  reopenTicket: 'opens a ticket again',
  markNotificationsSeen: 'marks notifications as seen',
  closeNotificationPopup: 'closes a popup for good',
  markNewsRead: 'marks news as read',
  fetchMt5Password: 'takes a code and shows a password',
};

/** Finds the rows of a list under `data`, `data.data` or another name. */
function parseRows(answer: unknown, depth = 0): Node[] {
  if (Array.isArray(answer)) return answer.filter(isNode);
  if (!isNode(answer) || depth > 3) return [];
  for (const value of Object.values(answer)) {
    const rows = parseRows(value, depth + 1);
    if (rows.length > 0) return rows;
  }
  return [];
}

const plain = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && value !== '') ? String(value) : undefined;

/** The first value of that name in the rows of an earlier answer. */
const getFirst = ({ answers }: Known, operationId: string, name: string): string | undefined =>
  parseRows(answers.get(operationId))
    .map((row) => plain(row[name]))
    .find((value) => value !== undefined);

/** The sources of required parameters. */
const values: Readonly<Record<string, (known: Known) => Readonly<Record<string, string | undefined>>>> = {
  checkUsername: ({ username }) => ({ username }),
  checkSponsor: ({ username }) => ({ username }),
  searchTeam: ({ username }) => ({ username: username.slice(0, 2), tree: 'binary' }),
  listPaymentMethods: () => ({ type: 'deposit' }),
  getDepositAddress: (known) => ({ payment_method_id: getFirst(known, 'listPaymentMethods', 'id') }),
  getMt5Account: (known) => ({ account: getFirst(known, 'listLiveSubscriptions', 'mt5_account') }),
  getTicket: (known) => ({ id: getFirst(known, 'listTickets', 'id') }),
  getMessageImage: ({ answers }) => ({
    id: parseRows(answers.get('getTicket'))
      .filter(({ image }) => plain(image) !== undefined)
      .map(({ id }) => plain(id))[0],
  }),
};

/** The next request for a read, based on the answers so far. */
export function getStep(operation: Operation, known: Known): Step {
  const { operationId, path, parameters } = operation;
  if (changing[operationId]) return { skip: `It ${changing[operationId]}.` };
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
