import { describe, expect, it } from 'vitest';
import { files, read } from './files';

const counted = files.filter(
  (file) =>
    /^(packages|apps)\/.*\.tsx?$/.test(file) &&
    !/\.(stories|test|spec|fixtures)\.|\/generated\/|\.d\.ts$|\/seeds\/|\/e2e\//.test(file),
);
const lines = counted.map((file) => ({ file, lines: read(file).trimEnd().split('\n').length }));
const sorted = lines.map((entry) => entry.lines).sort((a, b) => a - b);

describe('a room one can take in at a glance (CONTRIBUTING, rule 17)', () => {
  it('no file is over 250 lines', () => {
    expect(lines.filter((entry) => entry.lines > 250)).toEqual([]);
  });

  it('nine in ten have at most 150 lines', () => {
    expect(sorted[Math.floor(sorted.length * 0.9)]).toBeLessThanOrEqual(150);
  });

  it('the median is at most 45 lines', () => {
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(45);
  });
});
