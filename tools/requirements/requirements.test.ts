import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { read, root } from './files';
import { citationsIn } from './spec/citations';
import { parseSections, parseNamedPart } from './spec/sections';
import { readRequirements } from './spec/requirements';
import { plainTitle, splitTest, titlesIn } from './spec/titles';

const requirements = readRequirements();
const list = parseSections(read('tools/requirements/data/sections.tsv'));
const sections = new Set(list.map(({ id }) => id));

const texts = new Map<string, string | undefined>();
function getText(file: string): string | undefined {
  if (!texts.has(file)) texts.set(file, existsSync(root + file) ? read(file) : undefined);
  return texts.get(file);
}

describe('tools/requirements/data/requirements', () => {
  it('has some hundreds of requirements, each of a section, with a sentence', () => {
    expect(requirements.length).toBeGreaterThanOrEqual(600);
    expect(requirements.filter(({ section }) => !sections.has(section)).map(({ id }) => id)).toEqual([]);
    expect(requirements.filter(({ text }) => text.trim().length < 8).map(({ id }) => id)).toEqual([]);
  });

  it('has a requirement of every section, unless its parts have them', () => {
    const held = new Set(requirements.map(({ section }) => section));
    const whole = new Set(list.flatMap((section) => parseNamedPart(section)?.section ?? []));
    const bare = list.filter(({ id }) => /^[AB] /.test(id) && !whole.has(id) && !held.has(id));
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  it('numbers the requirements of a section from 1, without a hole', () => {
    const numbers = new Map<string, number[]>();
    for (const { id, section } of requirements)
      numbers.set(section, [...(numbers.get(section) ?? []), Number(id.slice(section.length + 1))]);
    const odd = [...numbers].filter(([, own]) =>
      own.sort((one, other) => one - other).some((number, index) => number !== index + 1),
    );
    expect(odd).toEqual([]);
  });

  it('cites only what there is', () => {
    const cited = requirements.flatMap(({ id, text }) =>
      citationsIn(text).map((one) => ({ id, cites: one.id })),
    );
    expect(cited.filter(({ cites }) => !sections.has(cites))).toEqual([]);
  });

  it('names tests, stories and files that there are', () => {
    const missing = requirements.flatMap(({ id, heldBy }) =>
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
