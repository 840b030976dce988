import type en from '@portal/ui/text/languages/en.json';
import type { Driver, Query } from './driver';

/** Parses an amount of the server, such as `1234.50`. */
export const toCents = (amount: string): number => Math.round(Number(amount) * 100);

/** Formats cents as the server does. */
const toDollars = (cents: number): string => (cents / 100).toFixed(2);

/** Formats cents as the portal shows them, such as `$1,234.50`. */
export const toShown = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** The key of one of the portal's own texts. */
export type Key = keyof typeof en;

/** A query whose name is a text of the portal, in the member's language. */
export interface Target extends Pick<Query, 'role' | 'value'> {
  key?: Key;
  name?: RegExp;
  inside?: Target;
}

/** What a journey needs of its member, who confirms by pin. */
export interface Needs {
  /** Dollars in the Out going Wallet. */
  earned?: string;
  /** Dollars in the Receiving Wallet. */
  paidIn?: string;
  /** A visitor has no account yet. A newcomer has sent no document. A leader has two levels below. */
  kind?: 'visitor' | 'newcomer' | 'leader';
}

/** What a journey knows of its member. */
export interface Actor extends Record<'username' | 'password' | 'pin', string> {
  /** Returns the balances of the server, in dollars by wallet. */
  wallets?: () => Promise<Record<string, string>>;
}

/** Where a journey is played, and by whom. */
export interface Stage {
  driver: Driver;
  /** Returns a text as the member sees it, with its values still named. */
  say: (key: Key) => string;
  member: Actor;
  /** A package whose price is a range with 500 dollars in it. */
  rangePackage: string;
  /** Pays 250 dollars to the member's address, for the next sync. */
  payIn: () => Promise<void>;
  /** Changes what the world changes in the middle of a journey. */
  midway: () => Promise<void>;
}

type Wallets = Record<string, string>;
/** A text to read: one of the portal's, any other, or one made of the wallets before the journey. */
type Text = Key | RegExp | ((before: Wallets) => string);

/** What must be true after a step. */
export interface After {
  /** The call that the step makes. */
  call?: string;
  /** What the page shows. */
  shows?: readonly Text[];
  /** The path that it leads to. */
  leadsTo?: RegExp;
  /** The money that it moves, in dollars by wallet. All other wallets stay. */
  moves?: Readonly<Record<string, number>>;
  /** Anything else. */
  check?: (stage: Stage) => Promise<unknown>;
}

/** What a member does, and what is true after it. */
export interface Step extends After {
  does: string;
  act: (stage: Stage) => Promise<unknown>;
  /** The control that the step presses. */
  target?: Target;
}

export interface Journey {
  needs: Needs;
  opens: string;
  /** True for a journey without a sign-in. */
  isVisitors?: true;
  steps: readonly Step[];
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Returns a text, or a pattern with anything for its values. */
function toName(text: string): string | RegExp {
  if (!text.includes('{')) return text;
  return new RegExp(
    text
      .split(/\{\w+\}/)
      .map(escape)
      .join('.*'),
  );
}

/** Returns the query of a target in the member's language. */
export function toQuery(say: Stage['say'], { role, value, key, name, inside }: Target): Query {
  const text = key === undefined ? name : toName(say(key));
  return {
    role,
    ...(text !== undefined && { name: text }),
    ...(value !== undefined && { value }),
    ...(inside && { inside: toQuery(say, inside) }),
  };
}

const readText = ({ driver, say }: Stage, text: Text, before: Wallets): Promise<void> => {
  if (typeof text === 'function') return driver.read(text(before));
  return driver.read(typeof text === 'string' ? toName(say(text)) : text);
};

/** Returns the wallets that moves make of others. */
const toMoved = (before: Wallets, moves: Readonly<Record<string, number>>): Wallets =>
  Object.fromEntries(
    Object.entries(before).map(([name, held]) => [name, toDollars(toCents(held) + (moves[name] ?? 0) * 100)]),
  );

const hasMoved = (now: Wallets, due: Wallets) =>
  Object.entries(due).every(([name, held]) => toCents(now[name] ?? '') === toCents(held));

/** Plays a journey's steps. Stops before the step that makes the call `until` and returns it. */
export async function playSteps({ steps }: Journey, stage: Stage, until?: string): Promise<Step | undefined> {
  const { driver, member } = stage;
  const getWallets = () => member.wallets?.() ?? Promise.resolve({});
  const before = steps.some(({ moves }) => moves) ? await getWallets() : {};
  let due = before;
  for (const step of steps) {
    const { does, call, act, shows = [], leadsTo, moves, check } = step;
    if (call !== undefined && call === until) return step;
    try {
      await act(stage);
      for (const text of shows) await readText(stage, text, before);
      if (leadsTo) await driver.until(`the path ${leadsTo}`, async () => leadsTo.test(await driver.path()));
      if (moves) {
        due = toMoved(due, moves);
        await driver.until('exact books', async () => hasMoved(await getWallets(), due));
      }
      await check?.(stage);
    } catch (cause) {
      throw new Error(`The member could not ${does}: ${String(cause)}`, { cause });
    }
  }
  // A write that arrived twice may have booked its second half by now.
  if (due !== before && !hasMoved(await getWallets(), due)) throw new Error('The books are exact no more.');
  return undefined;
}
