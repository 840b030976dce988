import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { allParts, getKind, getMessage, kinds, type MessagePart } from '../message/message';
import { putMessages } from '../putMessages';
import { loadMessages, type Language } from './index';

afterEach(() => {
  globalThis.portalWording = undefined;
  vi.resetModules();
});

const others = ['es', 'hi', 'ar'] as const satisfies Language[];

/** What a text says for a count by `Intl.PluralRules`, with every value written as `count`. */
const sayByIntl = (parts: readonly MessagePart[], form: Intl.LDMLPluralRule, count: string): string =>
  parts
    .map((part) => {
      if ('options' in part)
        return sayByIntl(
          (part.options[`=${count.replaceAll(',', '')}`] ?? part.options[form] ?? part.options['other'])
            ?.value ?? [],
          form,
          count,
        );
      return getKind(part) === kinds.literal && 'value' in part ? part.value : count;
    })
    .join('');

const withoutIsolates = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '');

test.each(others)(
  'a count selects its form as Intl does, as a number and as a text, in %s',
  async (language) => {
    const rules = new Intl.PluralRules(language);
    const messages = await loadMessages(language);
    const plurals = Object.entries(messages).filter(([, text]) => /, plural,/.test(text));
    expect(plurals.length).toBeGreaterThan(30);
    putMessages(messages, language);
    const compose = new Map(
      plurals.map(([key]) => {
        const at = key.indexOf('.');
        const path = key.slice(at + 1).split('.');
        const own = path.reduceRight<unknown>(
          (inner, name) => ({ [name]: inner }),
          () => 'English',
        );
        const made = globalThis.portalWording?.(key.slice(0, at), own as object);
        return [
          key,
          path.reduce<unknown>((outer, name) => (outer as Record<string, unknown>)[name], made),
        ] as const;
      }),
    );
    const edges = [0, 1, 2, 3, 10, 11, 99, 100, 101, 102, 103, 111, 1000, 1_000_000, 2_000_000];
    const judge = ([key, text]: [string, string], number: number, isText: boolean) => {
      const parts = getMessage(text, language).getAst();
      const written = number.toLocaleString('en');
      const names = allParts(parts).flatMap((part) =>
        getKind(part) !== kinds.literal && 'value' in part ? [part.value] : [],
      );
      const value = isText || number > 999 ? written : number;
      const say = compose.get(key) as (values: Record<string, string | number>) => string;
      const shown = say(Object.fromEntries(names.map((name) => [name, value])));
      expect(withoutIsolates(shown), `${key}, ${written}`).toBe(
        withoutIsolates(sayByIntl(parts, rules.select(number), String(value))),
      );
    };
    for (const plural of plurals)
      for (const number of edges) for (const isText of [false, true]) judge(plural, number, isText);
    const count = fc.nat({ max: 10_000_000 });
    fc.assert(fc.property(fc.constantFrom(...plurals), count, fc.boolean(), judge), {
      ...{ seed: 63, numRuns: 500 },
    });
  },
);

test.each(others)('a share is written as Intl writes it in %s', async (language) => {
  putMessages(await loadMessages(language), language);
  vi.resetModules();
  const { percentMessages } = await import('../percentMessages');
  const intl = new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'percent' });
  const plain = (text: string) => withoutIsolates(text).replaceAll(/[\u200E\u200F\u061C]/g, '');
  fc.assert(
    fc.property(fc.nat({ max: 100 }), (percent) => {
      expect(plain(percentMessages.of({ percent: String(percent) }))).toBe(plain(intl.format(percent / 100)));
    }),
    { seed: 63 },
  );
});
