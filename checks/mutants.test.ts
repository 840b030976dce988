import { describe, expect, it } from 'vitest';
import { isAsked, readArguments } from './mutants/arguments';
import { groupsOf } from './mutants/crew';
import { judge } from './mutants/judge';
import { namedTest, patternOf, type Runner } from './mutants/named';
import type { Planned } from './mutants/plan';

describe('the tests that a promise names', () => {
  const text =
    "describe('a (b)', () => { it.each(rows)('%s of $name.x', () => {}); it(`at ${n}`, () => {}); });";
  const named = (title: string) => namedTest(`apps/portal/src/a.test.ts › ${title}`, text);
  const story = "const meta = { title: 'A' };\nexport const WrongCode = { play: () => {} };";

  it.each([
    ['a (b) › %s of $name.x', 'a (b) one of two'],
    ['a (b) › at …', 'a (b) at 5'],
    ['a (b) › at ${n}', 'a (b) at 5'],
    ['a (b)', 'a (b) at 5'],
  ])('%s is found, and matches %s', (title, name) => {
    const found = named(title);
    expect(found).toMatchObject({ runner: 'unit', file: 'apps/portal/src/a.test.ts' });
    const pattern = typeof found === 'string' ? '' : found.pattern;
    expect(name).toMatch(new RegExp(`^${pattern}$`));
    expect(`an${name}`).not.toMatch(new RegExp(`^${pattern}$`));
  });

  it('a story is named as Storybook shows it', () => {
    const file = 'packages/ui/src/components/A/A.stories.tsx';
    expect(namedTest(`${file} › Wrong Code`, story)).toMatchObject({
      runner: 'stories',
      pattern: 'Wrong Code',
    });
    expect(namedTest(`${file} › WrongCode`, story)).toBe(`${file} has no WrongCode`);
    expect(namedTest(file, story)).toContain('no story of it named');
  });

  it('what is no test, or not there, turns nothing red', () => {
    expect(named('c')).toBe('apps/portal/src/a.test.ts has no c');
    expect(namedTest('apps/portal/src/a.ts', text)).toBe('apps/portal/src/a.ts is no test');
    expect(namedTest('a.test.ts › a', undefined)).toBe('there is no a.test.ts');
  });

  it('signs of a pattern stand for themselves', () => {
    expect('1+1 (one)').toMatch(new RegExp(`^${patternOf('1+1 (one)')}$`));
  });
});

describe('a run', () => {
  const test = { runner: 'unit', file: 'a.test.ts', title: 'a', pattern: 'a' } as const;
  const failed = (error: string) => ({ seen: [{ name: 'a', passed: false, errors: [error] }], faults: [] });

  it.each([
    ['passed', { seen: [{ name: 'a', passed: true, errors: [] }], faults: [] }, 'green'],
    ['failed by its assertion', failed('AssertionError: expected 1 to be 2'), 'red'],
    ['failed by a name that there is not', failed('ReferenceError: x is not defined'), 'dead'],
    ['another test failed', { seen: [{ name: 'ab', passed: false, errors: ['Error'] }], faults: [] }, 'dead'],
    ['could not be read', { seen: [], faults: ['SyntaxError: Unexpected token'] }, 'dead'],
  ])('that %s', (_what, ran, state) => expect(judge(test, ran).state).toBe(state));
});

describe('npm run mutants -- breakages', () => {
  const breakage = { promise: 'A §2 Login.3', what: '', file: '', from: '', to: '' };
  const asked = (...only: string[]) => isAsked({ area: 'accessCalls', breakage }, only);

  it('takes areas and beginnings of ids', () => {
    expect([asked(), asked('access'), asked('A §2'), asked('A §2 Login.3')]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect([asked('kyc'), asked('B §2')]).toEqual([false, false]);
    expect(isAsked({ area: 'access', breakage: { ...breakage, promise: 'D36' } }, ['D3'])).toBe(false);
  });

  it('has stories at one end and the rest at the other, large files outermost', () => {
    const of = (runner: Runner, file: string) =>
      ({ tests: [{ runner, file, title: '', pattern: '' }] }) as unknown as Planned;
    const files = (['unit', 'stories', 'sandbox-postgres'] as const).flatMap((runner) => [
      of(runner, `${runner} 1`),
      ...[1, 2, 3].map(() => of(runner, `${runner} 3`)),
    ]);
    const order = groupsOf([...files, of('sandbox-postgres', 'sandbox-postgres 3')]).map((group) => [
      group[0]?.tests[0]?.file,
      group.length,
    ]);
    expect(order).toEqual([
      ['stories 3', 3],
      ['stories 1', 1],
      ['unit 1', 1],
      ['sandbox-postgres 1', 1],
      ['unit 3', 3],
      ['sandbox-postgres 3', 4],
    ]);
  });

  it('reads its options, and refuses others', () => {
    expect(readArguments(['--only', 'kyc', '--only', 'D36', '--workers', '1'])).toEqual({
      only: ['kyc', 'D36'],
      workers: 1,
      again: false,
    });
    expect(() => readArguments(['--workers', 'all'])).toThrow('a number');
    expect(() => readArguments(['--ever'])).toThrow();
  });
});
