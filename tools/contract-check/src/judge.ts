import { type Bundle, follow, isNode, type Operation } from '@portal/contract/bundle';
import type { Validators } from '@portal/contract/validators';
import type { Reply } from './backEnd';
import { toFinding, type Finding } from './finding';
import { getFaults, lift, type Fault } from './faults';
import { describe, describeReply, flatten, getAt, getExampleAt, listLeaves, toName, withAt } from './probe';
import { noScreen, readers } from './readers';
import { describeOutcome, type Asked, type Reading } from './reading';

interface Judging {
  bundle: Bundle;
  validators: Validators;
  read: Reading;
}

/** The contract's own answer to a call. */
export function getExample(bundle: Bundle, { responses }: Operation): unknown {
  const found = responses['200'];
  const content = found && follow(bundle, found).content;
  const json = isNode(content) ? content['application/json'] : undefined;
  return isNode(json) ? json.example : undefined;
}

type Shown = ReadonlyMap<string, unknown>;

/** What a screen shows as nothing, zero or unknown. */
const isBlank = (value: unknown) =>
  [undefined, 0, false, '0', '0.00', 'none', 'unknown'].includes(value as string);

/** `rows 0 paidAt` as the words `paid at`. */
const toWords = (name: string) =>
  name
    .replace(/^(?:rows \d+|range) /, '')
    .replace(/ \d+(?= |$)/g, '')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** In words what one fills and the other leaves blank. */
function getLost(one: Shown, other: Shown): string[] {
  const names = [...one].filter(([name, value]) => !isBlank(value) && isBlank(other.get(name)));
  const [all, most] = [[...new Set(names.map(([name]) => toWords(name)))], 6];
  return all.length > most ? [...all.slice(0, most), `and ${all.length - most} more`] : all;
}

/** A list without its own count shows none, so nothing is missed (D132). */
const isOnlyTotal = (lost: readonly string[]) => lost.every((name) => /(^| )range total$/.test(name));

/** Markup in a text that the screen shows as it is. A screen gets HTML by that name. */
const getTagged = (shown: Shown) =>
  [...shown].find(
    ([name, value]) =>
      typeof value === 'string' &&
      !name.endsWith('html') &&
      /<\/?(?:p|br|div|strong|ul|li)\b[^>]*>/i.test(value),
  );

const isSame = (one: Shown, other: Shown) =>
  one.size === other.size && [...one].every(([name, value]) => other.get(name) === value);

/** Nothing, in one of the ways in which back ends write it. */
const isNothing = (value: unknown) =>
  value === null ||
  value === '' ||
  (isNode(value) && Object.keys(value).length === 0) ||
  (typeof value === 'string' && value.startsWith('0000-00-00'));

/** `10 rows, amount "12.50", status "paid"`. */
function summarize(shown: Shown): string {
  const rows = new Set([...shown.keys()].flatMap((name) => /^(\w+ \d+)(?= )/.exec(name)?.[1] ?? []));
  const few = [...shown].filter(([name]) => !/ [1-9]\d* /.test(name)).slice(0, 4);
  const values = few.map(([name, value]) => `${toWords(name)} ${describe(value)}`);
  return (
    [...(rows.size > 0 ? [`${rows.size} ${rows.size === 1 ? 'row' : 'rows'}`] : []), ...values].join(', ') ||
    'nothing'
  );
}

/** Links to a next page whose list the portal takes for its last. */
function countLostPages(body: unknown, shown: object): number {
  const envelopes = [body, ...(isNode(body) ? Object.values(body).filter(isNode) : [])].flatMap((one) =>
    isNode(one) ? [one, ...Object.values(one).filter(isNode)] : [],
  );
  const links = new Set(envelopes.filter((one) => typeof one.next_page_url === 'string'));
  const ranges = [shown, ...(Object.values(shown) as unknown[])].filter(
    (one): one is { range: { page: number; lastPage: number } } => isNode(one) && isNode(one.range),
  );
  return ranges.length === 0
    ? 0
    : links.size - ranges.filter(({ range }) => range.lastPage > range.page).length;
}

/** Judges an answer by what the portal's own readers make of it. */
export async function judge(
  operation: Operation,
  asked: Asked,
  reply: Reply,
  { bundle, validators, read }: Judging,
): Promise<Finding[]> {
  const say = toFinding(`GET ${operation.path}`);
  const [screen] = readers[operation.path as keyof typeof readers];
  const seen = await read(asked, reply);
  if (!('shown' in seen) && screen === noScreen)
    return [say('differs', `The answer is ${describeReply(reply)}. No screen shows it.`)];
  if (!('shown' in seen))
    return [say('lost', `${screen} ${describeOutcome(seen)}: the answer is ${describeReply(reply)}.`)];
  const lifted = lift(operation, reply.body, validators);
  const show = async (body: unknown): Promise<Shown> => {
    const found = await read(asked, { ...reply, body });
    return 'shown' in found ? flatten(found.shown) : new Map();
  };
  const [actual, shown] = [flatten(seen.shown), await show(lifted.body)];
  const found: Finding[] = [];
  if (lifted.note !== undefined) {
    const lost = getLost(shown, actual);
    found.push(
      lost.length > 0
        ? say('lost', `${screen} shows no ${lost.join(', ')}: in the answer ${lifted.note}.`)
        : say('differs', `In the answer ${lifted.note}. ${screen} reads it.`),
    );
  }
  const { body } = lifted;
  const example = getExample(bundle, operation);
  /** Of a value by the contract there is no fault, unless a screen loses it. */
  const judgeFault = async ({ pointer, message, mayBeNothing }: Fault): Promise<Finding | undefined> => {
    const value = getAt(body, pointer);
    const where = `${toName(pointer) || 'The answer'} is ${describe(value)}${message && `, and ${message}`}`;
    const differs = (how: string) =>
      message === '' ? undefined : say('differs', `${where}. ${screen} ${how}.`);
    const without = value === undefined ? shown : await show(withAt(body, pointer, undefined));
    if (!isSame(shown, without)) return differs('reads it');
    const repaired = await show(withAt(body, pointer, getExampleAt(example, pointer)));
    const lost = getLost(repaired, without);
    if (lost.length === 0) return differs('misses nothing');
    if (mayBeNothing && isNothing(value)) return differs('takes it for nothing');
    if (value === undefined && isOnlyTotal(lost)) return differs('shows no total');
    return say('lost', `${screen} shows no ${lost.join(', ')}: ${where}.`);
  };
  const faults = getFaults(operation, body, validators);
  const all = JSON.stringify([...shown.values()]);
  const texts = listLeaves(body).filter((pointer) => {
    const value = getAt(body, pointer);
    const isFull = typeof value === 'string' && !isNothing(value) && !/^[0.]+$/.test(value);
    // What is among the shown values needs no reading of its own.
    return (
      isFull && !all.includes(value) && !faults.some((one) => toName(pointer).startsWith(toName(one.pointer)))
    );
  });
  const unread = texts.map((pointer): Fault => ({ pointer, message: '', mayBeNothing: false }));
  for (const fault of [...faults, ...unread]) {
    const finding = await judgeFault(fault);
    if (finding) found.push(finding);
  }
  const [tagged] = getTagged(actual) ?? [];
  if (tagged !== undefined) found.push(say('lost', `${screen} shows tags of HTML in ${toWords(tagged)}.`));
  const pages = countLostPages(reply.body, seen.shown);
  if (pages > 0)
    found.push(
      say('lost', `${screen} shows no page after the first: the link of the next page can't be read.`),
    );
  if (found.length > 0) return found;
  return [
    say('reads', screen === noScreen ? 'No screen shows it.' : `${screen} shows ${summarize(actual)}.`),
  ];
}
