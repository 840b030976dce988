import axe from 'axe-core';
import { machineWords } from '../support/answers';
import type { Driver } from './driver';
import { lookExpression, type Look } from './look';

/** The rows of a list. */
export interface ShownList {
  name: string;
  /** The text of each row. */
  shown: readonly string[];
  /** What each row must show of its row in the answer: its amount, status, time and name. */
  sent: readonly (readonly string[])[];
}

/** What is known of a page when it has come to rest. */
export interface Evidence {
  look: Look;
  /** Texts of the page that a rule judges: by default all of it. */
  text?: string;
  /** Uncaught errors and refusals of the content policy. */
  errors?: readonly string[];
  /** The page's questions by one call, such as `GET https://…/api/news?page=2`. */
  asked?: readonly string[];
  /** The number of all its questions to the API. */
  all?: number;
  /** How often the same question may be asked in one visit; 1 by default. */
  times?: number;
  /** The lists that it shows. */
  lists?: readonly ShownList[];
  /** The accessibility rules that axe found broken. */
  axe?: readonly string[];
}

/** More questions than any screen has. */
const storm = 40;

/** Returns how often each question was asked. */
const countEach = (asked: readonly string[]): [string, number][] => [
  ...asked.reduce((counts, one) => counts.set(one, (counts.get(one) ?? 0) + 1), new Map<string, number>()),
];

const found = (isBroken: boolean, what: string) => (isBroken ? [what] : []);

/** What holds for every page at rest, in every harness. Each rule returns what breaks it. */
export const rules = {
  'nothing blank': ({ look }) => [
    ...found(look.text.trim().length <= 20, 'the screen is blank'),
    ...found(!look.shell, 'the shell is gone'),
  ],
  'no text for machines': ({ look, text = look.text }) => {
    const machine = machineWords.exec(text);
    return [
      ...found(
        machine !== null,
        `machine words: …${text.slice(Math.max(0, (machine?.index ?? 0) - 30)).slice(0, 70)}…`,
      ),
      ...found(text.includes('Whoops'), 'the page of the server is shown'),
    ];
  },
  'one toast': ({ look }) => found(look.toastsNow > 1, `${look.toastsNow} toasts at once`),
  'nothing waits': ({ look }) => [
    ...found(look.busy.length > 0, `it still turns: ${look.busy.join(', ')}`),
    ...found(/^Loading: /m.test(look.text), 'it still shows that it loads'),
  ],
  'no overflow': ({ look }) => found(look.overflow > 0, `it scrolls sideways by ${look.overflow} px`),
  'no uncaught error': ({ errors = [] }) => found(errors.length > 0, `uncaught: ${errors.join('; ')}`),
  'nothing twice': ({ asked = [], all = 0, times = 1 }) => [
    ...countEach(asked).flatMap(([one, count]) =>
      found(count > times, `${count} requests in place of ${times}: ${one}`),
    ),
    ...found(all > storm, `a storm of ${all} requests`),
  ],
  'shown = sent': ({ lists = [] }) =>
    lists.flatMap(({ name, shown, sent }) => [
      ...found(shown.length !== sent.length, `${name} shows ${shown.length} rows of ${sent.length}`),
      ...sent.flatMap((texts, at) =>
        texts.flatMap((text) =>
          found(!shown[at]?.includes(text), `${name}, row ${at}, has no ${text}: ${shown[at]}`),
        ),
      ),
    ]),
  accessible: ({ axe = [] }) => found(axe.length > 0, axe.join('; ')),
} satisfies Record<string, (evidence: Evidence) => string[]>;

/** Returns what breaks each rule, with the rule's name. */
export const judge = (evidence: Evidence): string[] =>
  Object.entries<(evidence: Evidence) => string[]>(rules).flatMap(([name, rule]) =>
    rule(evidence).map((fault) => `${name}: ${fault}`),
  );

/** Theme tests measure contrast and target sizes. */
const axeOptions = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
};
const axeExpression = `(async () => {
  ${axe.source};
  const { violations } = await axe.run(document, ${JSON.stringify(axeOptions)});
  return violations.map(({ id, nodes }) => id + ' at ' + nodes.map(({ target }) => target.join(' ')).join(', '));
})()`;

/** Judges a page when it has come to rest, or as it is when it does not. */
export async function judgePage(
  driver: Driver,
  evidence: Omit<Evidence, 'look' | 'axe'> = {},
): Promise<string[]> {
  let look = (await driver.evaluate(lookExpression)) as Look;
  const isSound = async () => {
    look = (await driver.evaluate(lookExpression)) as Look;
    return judge({ ...evidence, look }).length === 0;
  };
  await driver.until('a page at rest', isSound).catch(() => undefined);
  return judge({ ...evidence, look, axe: (await driver.evaluate(axeExpression)) as string[] });
}
