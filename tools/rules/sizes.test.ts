import { describe, expect, it } from 'vitest';
import { files, read } from '../requirements/files';

const counted = files.filter(
  (file) =>
    /^(packages|apps)\/.*\.tsx?$/.test(file) &&
    !/\.(stories|test|spec|fixtures)\.|\.d\.ts$|\/e2e\//.test(file),
);
const sorted = counted.map((file) => read(file).trimEnd().split('\n').length).sort((a, b) => a - b);

const filesIn = new Map<string, number>();
for (const file of counted) {
  const folder = file.slice(0, file.lastIndexOf('/'));
  filesIn.set(folder, (filesIn.get(folder) ?? 0) + 1);
}

describe('the files of a module (CONTRIBUTING, rule 17)', () => {
  it('nine in ten have at most 150 lines', () => {
    expect(sorted[Math.floor(sorted.length * 0.9)]).toBeLessThanOrEqual(150);
  });

  it('the median is at most 55 lines', () => {
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(55);
  });

  // More files need a search, so a subject among them becomes a module (rule 21).
  it('no folder has more than 24 product files', () => {
    const wide = [...filesIn].filter(([, count]) => count > 24).map(([folder]) => folder);
    expect(wide).toEqual([]);
  });
});
