import type { Settings } from '../switches';
import { amount, type Fields } from '../values';

/** A summary card of an amount. Without a type, nothing tells that it is money. */
export const amountCard = (on: Settings, title: string, cents: number): Fields => ({
  ...{ title, value: amount(cents) },
  ...(!on.untypedCards && { type: 'usd' }),
});

/** A summary card of a number. */
export const countCard = (on: Settings, title: string, value: number): Fields => ({
  ...{ title, value },
  ...(!on.untypedCards && { type: 'number' }),
});

/** The options of a filter. */
export const sourceOptions = (on: Settings, sources: readonly string[]): unknown =>
  sources.map((key) => (on.textSources ? key : { key, value: `${key[0]}${key.slice(1).toLowerCase()}` }));
