import type ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { files, read } from './files';
import { parse } from './mutations/address';
import { mutate, namesWritten, readMutations, type Mutation } from './mutations/mutation';
import { operators } from './mutations/operators';
import { plan } from './mutations/plan';
import { parseSections } from './spec/sections';
import { readRequirements } from './spec/requirements';
import { folders } from '../run/mutants/folders.mjs';

const mutations = readMutations();
const requirements = readRequirements();

const formatName = ({ requirement, what }: Mutation) => `${requirement}: ${what}`;
const twice = (all: readonly string[]) => all.filter((one, index) => all.indexOf(one) !== index);
/** The parser stores syntax errors in a field that TypeScript's types omit. A separate program would take a second. */
const syntaxErrors = (file: string, text: string) =>
  (parse(file, text) as ts.SourceFile & { parseDiagnostics: readonly ts.Diagnostic[] }).parseDiagnostics;

describe('tools/requirements/mutations/rows', () => {
  it('lead to one node each, and leave a program', () => {
    const odd = plan(mutations, requirements).flatMap(({ mutation, fault }) => {
      if (fault !== undefined) return `${formatName(mutation)}: ${fault}`;
      const before = read(mutation.file);
      const after = mutate(mutation, before);
      if (after === before) return `${formatName(mutation)}: changes nothing`;
      return syntaxErrors(mutation.file, after).length > 0 ? `${formatName(mutation)}: is no program` : [];
    });
    expect(odd).toEqual([]);
  });

  it('are some hundreds, no two of them alike', () => {
    expect(mutations.length).toBeGreaterThanOrEqual(250);
    expect(twice(mutations.map(formatName))).toEqual([]);
    expect(
      twice(mutations.map(({ requirement, what: _, ...address }) => JSON.stringify([requirement, address]))),
    ).toEqual([]);
  });

  it('break requirements, or decisions and threats with a test of their own', () => {
    const known = new Set(requirements.map(({ id }) => id));
    const sections = new Set(parseSections(read('tools/requirements/data/sections.tsv')).map(({ id }) => id));
    const odd = mutations.filter(
      ({ requirement, test }) => !known.has(requirement) && !(sections.has(requirement) && test !== ''),
    );
    expect(odd.map(formatName)).toEqual([]);
  });

  it('leave pure code to Stryker', () => {
    const pure = folders.flatMap(({ name, mutate: patterns }) =>
      patterns.map(
        (pattern) => new RegExp(`^${name}/${pattern.replace('*', '[^/]*').replace(/\./g, '\\.')}$`),
      ),
    );
    const odd = mutations.filter(({ file }) => pure.some((pattern) => pattern.test(file)));
    expect(odd.map(({ file }) => file)).toEqual([]);
  });

  it('write names that there are: after a rename, write the new one', () => {
    const product = files.filter((file) => /^(packages|apps)\/.*\.tsx?$/.test(file));
    const declared = new Set(
      product.flatMap((file) =>
        [...read(file).matchAll(/[\w$]+(?=\??:|,|\(| =| \}|\s*$)/gm)].map(([name]) => name),
      ),
    );
    const odd = mutations.flatMap((mutation) =>
      namesWritten(mutation)
        .filter((name) => !declared.has(name))
        .map((name) => `${formatName(mutation)}: ${name}`),
    );
    expect(odd).toEqual([]);
  });
});

const text = `
const titles = { day: 'The day', hour: 'hour', shown: isShown };
export function Form({ value }: Props) {
  if (value === undefined && !open) return null;
  const sent = trim(value);
  return (
    <Card title={titles.day} hidden>
      {value > 1 ? <Link href={addresses.home}>{names.filter(isKnown)}</Link> : <b>{'none'}</b>}
      <Button onClick={() => send('now', sent)}>{['one', 'two']}</Button>
    </Card>
  );
}`;

const applied = (symbol: string, operator: string, argument = '') => {
  const mutation = { requirement: '', what: '', file: 'Form.tsx', symbol, operator, argument, test: '' };
  const after = mutate(mutation, text);
  expect(syntaxErrors('Form.tsx', after)).toEqual([]);
  return after;
};

describe('an operator', () => {
  const cases = [
    ['Form', 'removeAttribute', 'hidden', '<Card title={titles.day} >'],
    ['Form › <Link>', 'setAttribute', 'href → addresses.away', 'href={addresses.away}'],
    ['Form', 'removeElement', 'Link', 'value > 1 ? null :'],
    ['titles', 'removeProperty', 'day', "{ hour: 'hour', shown: isShown }"],
    ['titles', 'setProperty', 'shown → false', 'shown: false }'],
    ['Form', 'removeItem', 'two', "{['one']}"],
    ['Form', 'swapItems', 'one → two', "{['two', 'one']}"],
    ['Form', 'removeCall', 'trim()', 'const sent = value;'],
    ['Form', 'removeCall', 'filter()', '{names}'],
    ['Form › if(open)', 'removeStatement', 'if', '{\n  ;\n  const'],
    ['Form', 'replaceLiteral', "'now' → 'later'", "send('later', sent)"],
    ['titles › day:', 'changeText', '', "day: 'Mutated'"],
    ['Form', 'replaceName', 'home → away', 'href={addresses.away}'],
    ['Form', 'replaceOperator', '> → >=', 'value >= 1 ?'],
    ['Form', 'keepLeft', '&& open', 'if (value === undefined) return'],
    ['Form', 'keepRight', '&& open', 'if (!open) return'],
    ['Form › ?(value)', 'keepThen', '', '{<Link href'],
    ['Form › ?(value)', 'keepElse', '', "{<b>{'none'}</b>}"],
    ['Form › ?(value)', 'swapBranches', '', "value > 1 ? <b>{'none'}</b> : <Link"],
    ['Form › ?(value)', 'negateCondition', '', '{!(value > 1) ?'],
    ['Form › ?(value)', 'setCondition', 'true', '{true ?'],
  ] as const;

  it.each(cases)('in %s: %s %s', (symbol, operator, argument, expected) =>
    expect(applied(symbol, operator, argument)).toContain(expected),
  );

  it('has a case here', () =>
    expect(new Set(cases.map(([, operator]) => operator))).toEqual(new Set(Object.keys(operators))));

  it('finds the same node in another layout and with other local variables', () => {
    const mutation = { requirement: '', what: '', file: 'Form.tsx', test: '' };
    const address = { symbol: 'Form › <Button>', operator: 'replaceLiteral', argument: "'now' → 'later'" };
    const other = text.replaceAll('sent', 'trimmed').replaceAll('\n', '\n\n  ');
    expect(mutate({ ...mutation, ...address }, other)).toContain("send('later', trimmed)");
    expect(parse('Form.tsx', other).statements).toHaveLength(2);
  });

  it('shows what to write where its address leads to no node or to several', () => {
    expect(() => applied('Frame', 'keepThen')).toThrow('declares no Frame: use titles, Form');
    expect(() => applied('Form › <Input>', 'removeAttribute', 'hidden')).toThrow('write the new name');
    expect(() => applied('Form', 'negateCondition')).toThrow('finds 3 nodes: add a step');
    expect(() => applied('Form', 'remove')).toThrow('no operator remove: use removeAttribute');
  });
});
