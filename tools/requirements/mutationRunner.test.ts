import { describe, expect, it } from 'vitest';
import { isAsked, readArguments } from './mutations/arguments';
import { groupByFile } from './mutations/crew';
import { judge } from './mutations/judge';
import type { Registered } from './mutations/mutation';
import { namedTest, toPattern } from './mutations/named';
import type { Planned } from './mutations/plan';

describe('the tests that a requirement names', () => {
  const text =
    "test.describe('a (b)', () => { test(`of ${name}`, () => {}); }); it.each(rows)('in %s of $name.x', () => {});";
  const named = (title: string) => namedTest(`apps/portal/e2e/a.spec.ts › ${title}`, text);
  const story = "const meta = { title: 'A' };\nexport const WrongCode = { play: () => {} };";

  it.each([
    ['a (b) › of …', 'a (b) of 5'],
    ['a (b) › of ${n}', 'a (b) of 5'],
    ['a (b)', 'a (b) of 5'],
    ['in %s of $name.x', 'in one of two'],
  ])('%s is found, and matches %s', (title, name) => {
    const found = named(title);
    expect(found).toMatchObject({ runner: 'flow', file: 'apps/portal/e2e/a.spec.ts' });
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

  it('what is no story and no flow, or does not exist, turns nothing red', () => {
    expect(named('c')).toBe('apps/portal/e2e/a.spec.ts has no c');
    expect(namedTest('apps/portal/src/a.test.ts', text)).toBe(
      'apps/portal/src/a.test.ts is no story and no flow',
    );
    expect(namedTest('a.stories.tsx › a', undefined)).toBe('there is no a.stories.tsx');
  });

  it('special characters of a pattern are literal', () => {
    expect('1+1 (one)').toMatch(new RegExp(`^${toPattern('1+1 (one)')}$`));
  });
});

describe('a run', () => {
  const test = { runner: 'stories', file: 'a.stories.tsx', title: 'a', pattern: 'a' } as const;
  const failed = (error: string) => ({ seen: [{ name: 'a', passed: false, errors: [error] }], faults: [] });

  it.each([
    ['passed', { seen: [{ name: 'a', passed: true, errors: [] }], faults: [] }, 'green'],
    ['failed by its assertion', failed('AssertionError: expected 1 to be 2'), 'red'],
    ['failed by a name that is not declared', failed('ReferenceError: x is not defined'), 'dead'],
    ['another test failed', { seen: [{ name: 'ab', passed: false, errors: ['Error'] }], faults: [] }, 'dead'],
    ['could not be read', { seen: [], faults: ['SyntaxError: Unexpected token'] }, 'dead'],
  ])('that %s', (_what, ran, state) => expect(judge(test, ran).state).toBe(state));
});

describe('npm run mutants', () => {
  const mutation = { what: '', file: '', symbol: '', operator: '', argument: '', test: '' };
  const login: Registered = { ...mutation, area: 'access', requirement: 'A §2 Login.3' };
  const asked = (...only: string[]) => isAsked(login, only);

  it('selects by areas and beginnings of ids', () => {
    expect([asked(), asked('access'), asked('A §2'), asked('A §2 Login.3')]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect([asked('kyc'), asked('B §2')]).toEqual([false, false]);
    expect(isAsked({ ...login, requirement: 'D36' }, ['D3'])).toBe(false);
  });

  it('runs the largest file of stories first', () => {
    const of = (file: string) =>
      ({ tests: [{ runner: 'stories', file, title: '', pattern: '' }] }) as unknown as Planned;
    const order = groupByFile([of('one'), of('three'), of('three'), of('two'), of('two'), of('three')]);
    expect(order.map((group) => [group[0]?.tests[0]?.file, group.length])).toEqual([
      ['three', 3],
      ['two', 2],
      ['one', 1],
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
