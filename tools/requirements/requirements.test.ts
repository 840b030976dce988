import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { read, root } from './files';
import { citationsIn } from './spec/citations';
import { parseClauses, createLazyModule } from './spec/clauses';
import { readRequirements } from './spec/requirements';
import { plainTitle, splitTest, titlesIn } from './spec/titles';

const promises = readRequirements();
const list = parseClauses(read('tools/requirements/data/clauses.tsv'));
const clauses = new Set(list.map(({ id }) => id));

const texts = new Map<string, string | undefined>();
function getText(file: string): string | undefined {
  if (!texts.has(file)) texts.set(file, existsSync(root + file) ? read(file) : undefined);
  return texts.get(file);
}

describe('tools/requirements/data/requirements', () => {
  it('has some hundreds of promises, each of a clause, with a sentence', () => {
    expect(promises.length).toBeGreaterThanOrEqual(600);
    expect(promises.filter(({ clause }) => !clauses.has(clause)).map(({ id }) => id)).toEqual([]);
    expect(promises.filter(({ text }) => text.trim().length < 8).map(({ id }) => id)).toEqual([]);
  });

  it('has a promise of every clause, unless its parts have them', () => {
    const held = new Set(promises.map(({ clause }) => clause));
    const whole = new Set(list.flatMap((clause) => createLazyModule(clause)?.section ?? []));
    const bare = list.filter(({ id }) => /^[AB] /.test(id) && !whole.has(id) && !held.has(id));
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  it('numbers the promises of a clause from 1, without a hole', () => {
    const numbers = new Map<string, number[]>();
    for (const { id, clause } of promises)
      numbers.set(clause, [...(numbers.get(clause) ?? []), Number(id.slice(clause.length + 1))]);
    const odd = [...numbers].filter(([, own]) =>
      own.sort((one, other) => one - other).some((number, index) => number !== index + 1),
    );
    expect(odd).toEqual([]);
  });

  it('cites only what there is', () => {
    const cited = promises.flatMap(({ id, text }) => citationsIn(text).map((one) => ({ id, cites: one.id })));
    expect(cited.filter(({ cites }) => !clauses.has(cites))).toEqual([]);
  });

  it('names tests, stories and files that there are', () => {
    const missing = promises.flatMap(({ id, heldBy }) =>
      heldBy
        .filter((named) => {
          const { file, title } = splitTest(named);
          if (getText(file) === undefined) return true;
          return (
            title !== '' &&
            !titlesIn(file, getText(file) ?? '')
              .map(plainTitle)
              .includes(plainTitle(title))
          );
        })
        .map((named) => `${id}: ${named}`),
    );
    expect(missing).toEqual([]);
  });
});
