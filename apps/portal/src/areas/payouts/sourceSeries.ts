import { sourceTones, type Earnings, type SourceTone } from '@portal/ui/charts';
import { addAmounts, compareAmounts } from '@portal/ui/text/format/amount';
import { earningsMessages } from '@portal/ui/text/charts/earningsMessages';

/** The chart's data of a bonus. */
export interface Bonus {
  day: string;
  source: string;
  /** The list's filter value for it; '' without a source. */
  key: string;
  amount: string;
  /** The part of it that is not paid yet. */
  waiting?: string | undefined;
}

type Series = Earnings['series'][number];

/** The sources of A §3 by their key or name at the server. The first match counts. */
const known: readonly (readonly [RegExp, SourceTone])[] = [
  [/pool.?level/i, 'poolLevel'],
  [/royalty/i, 'royalty'],
  [/matching/i, 'matching'],
  [/direct/i, 'direct'],
  [/\bROI\b/i, 'roi'],
  [/referral/i, 'referral'],
];

const toTone = ({ key, source }: Pick<Bonus, 'key' | 'source'>): SourceTone | undefined =>
  known.find(([pattern]) => pattern.test(key) || pattern.test(source))?.[1];

/** The looks of the largest sources that A does not name. The others are combined. */
const spare = ['two', 'three', 'four'] as const;

/** The key of each source's name. A name with two keys has none, because the list filters by one. */
function toKeys(bonuses: readonly Bonus[]): ReadonlyMap<string, string | undefined> {
  const keys = new Map<string, string | undefined>();
  for (const { source, key } of bonuses)
    keys.set(source, keys.has(source) && keys.get(source) !== key ? undefined : key || undefined);
  return keys;
}

/** The sources of a name's bonuses: the largest first. */
function toSources(bonuses: readonly Bonus[]): string[] {
  const sums = new Map<string, string>();
  for (const { source, amount } of bonuses) sums.set(source, addAmounts(sums.get(source) ?? '0', amount));
  return [...sums].sort((one, other) => compareAmounts(other[1], one[1])).map(([source]) => source);
}

/**
 * The series of the bonuses: the known sources in a fixed order, each with its own colour, then the largest others.
 * `seriesOf` is the index of a bonus's series.
 */
export function toSeries(bonuses: readonly Bonus[]) {
  const keys = toKeys(bonuses);
  const tones = new Map<string, SourceTone | undefined>();
  for (const bonus of bonuses) if (!tones.has(bonus.source)) tones.set(bonus.source, toTone(bonus));
  const sources = toSources(bonuses);
  const taken = sourceTones.flatMap((tone) => {
    const label = sources.find((source) => tones.get(source) === tone);
    return label === undefined ? [] : [{ label, tone, key: keys.get(label) }];
  });
  const unnamed = sources.filter((source) => !taken.some(({ label }) => label === source));
  const shown = unnamed.length > spare.length + 1 ? spare.length : unnamed.length;
  const others = unnamed.slice(0, shown).map((label, at): Series => ({
    label,
    tone: spare[at] ?? 'rest',
    key: keys.get(label),
  }));
  const all: readonly Series[] = [
    ...taken,
    ...others,
    ...(shown < unnamed.length ? [{ label: earningsMessages.others, tone: 'rest' } as const] : []),
  ];
  const indexes = new Map(all.map(({ label }, at) => [label, at]));
  return { series: all, seriesOf: ({ source }: Bonus) => indexes.get(source) ?? all.length - 1 };
}
