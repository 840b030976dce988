import fc from 'fast-check';

/** How a back end that is not ours writes its answers. Each habit is drawn alone; `asSent` is the sandbox's own. */
const choices = {
  /** How a yes is written in the envelope (D144). */
  sign: ['asSent', 'success', 'one', 'code', 'successFlag', 'okFlag', 'errorFlag', 'result', 'statusCode'],
  /** Where the fields of an answer are (D120). */
  fields: ['asSent', 'underData', 'nextToStatus'],
  /** The order of an object's keys, which means nothing. */
  keys: ['asSent', 'reversed', 'sorted'],
  /** A list of objects, or what PHP makes of a filtered one. The order is that of the bytes (D147). */
  lists: ['asSent', 'gaps', 'descending'],
  /** How a page names the others (D145). */
  pager: [
    ...(['asSent', 'resource', 'simple', 'cursor', 'cursorResource'] as const),
    ...(['fractal', 'nextLink', 'pagination', 'emptyPagination', 'unknown'] as const),
  ],
  amounts: ['asSent', 'numbers', 'grouped', 'long'],
  dates: ['asSent', 'microseconds', 'naive', 'offset'],
  flags: ['asSent', 'booleans', 'texts', 'trueTexts', 'letters'],
  counts: ['asSent', 'texts'],
  ids: ['asSent', 'texts', 'long'],
  /** Texts as `e()` of Laravel or `htmlspecialchars` write them. */
  texts: ['asSent', 'entities'],
  /** A value that a row lacks. */
  nulls: ['asSent', 'emptyTexts', 'absent'],
  /** The answer to each page after the first. */
  further: ['asSent', 'asSent', 'failing', 'tooMany', 'cut'],
  /** Whether the calls that only our contract has are there (D113). */
  parts: ['asSent', 'specified'],
  media: ['json', 'charset', 'problem', 'html'],
  caching: ['asSent', 'private', 'lastModified'],
} as const;
export type Habits = { readonly [Name in keyof typeof choices]: (typeof choices)[Name][number] };

/** The sandbox's own habits. */
export const ownHabits = Object.fromEntries(
  Object.entries(choices).map(([name, [first]]) => [name, first]),
) as unknown as Habits;

/** Any mixture of habits. It shrinks to the sandbox's own, so a failure names only what matters. */
export const anyHabits: fc.Arbitrary<Habits> = fc.record(
  Object.fromEntries(
    Object.entries(choices).map(([name, values]) => [
      name,
      fc.constantFrom(...(values as readonly unknown[])),
    ]),
  ),
) as unknown as fc.Arbitrary<Habits>;

/** Whether a reader can't know that it has every page. */
export const hasPartialLists = ({ further, pager }: Habits): boolean =>
  further !== 'asSent' || pager === 'emptyPagination' || pager === 'unknown';

/** The pagers that name no number of all rows. */
const withoutTotals: readonly Habits['pager'][] = [
  ...(['simple', 'cursor', 'cursorResource', 'nextLink', 'emptyPagination', 'unknown'] as const),
];

/** Whether a page says how many rows there are, so that members can be counted without reading them all. */
export const hasTotals = ({ pager }: Habits): boolean => !withoutTotals.includes(pager);

/** The habits that differ from the sandbox's own. */
export const toText = (habits: Habits): string =>
  Object.entries(habits)
    .filter(([name, value]) => value !== ownHabits[name as keyof Habits])
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');
