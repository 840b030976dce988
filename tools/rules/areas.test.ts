import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { areas } from '../requirements/areas';
import { files, read } from '../requirements/files';

const known = new Set<string>(areas);

/** The names that a layer uses, from the pattern's first group. */
const getWords = (pattern: RegExp) => [
  ...new Set(files.map((file) => pattern.exec(file)?.[1]).filter((word) => word !== undefined)),
];

describe('one area word, the same everywhere', () => {
  it('the contract has a file of paths, of schemas and a tag for every area, and no other, in its calls too', () => {
    const contract = parse(read('openapi/openapi.yaml')) as { tags: { name: string }[] };
    expect(contract.tags.map((tag) => tag.name).sort()).toEqual([...areas].sort());
    expect(getWords(/^openapi\/paths\/(.+)\.yaml$/).sort()).toEqual([...areas].sort());
    for (const area of areas) {
      const tags = [...read(`openapi/paths/${area}.yaml`).matchAll(/^ *tags: (.+)$/gm)];
      expect(new Set(tags.map(([, tag]) => tag)), area).toEqual(new Set([`[${area}]`]));
    }
    expect(getWords(/^openapi\/schemas\/(.+)\.yaml$/).sort()).toEqual([...areas, 'common'].sort());
  });

  it.each([
    ['screens', /^packages\/ui\/src\/screens\/([^/]+)\//],
    ["the portal's areas", /^apps\/portal\/src\/areas\/([^/]+)\//],
    ["the sandbox's areas", /^apps\/sandbox\/src\/areas\/([a-z0-9]+)(?:\.ts|\/)/],
    ['flows end to end', /^apps\/portal\/e2e\/([a-z0-9]+)\.spec\.ts$/],
  ])('%s use area words only', (_layer, pattern) => {
    const additional = new Set([
      'safety',
      'budgets',
      'shell',
      'writes',
      'faults',
      'owner',
      'languages',
      'worlds',
    ]);
    const words = getWords(pattern);
    expect(words.length).toBeGreaterThan(0);
    expect(words.filter((word) => !known.has(word) && !additional.has(word))).toEqual([]);
  });
});
