import { describe, expect, it } from 'vitest';
import { everyTest } from '../requirements/everyTest';
import { files, read } from '../requirements/files';

/**
 * Declarations with a physical side instead of a logical one. In four values, the second and the last are right and
 * left, so they must be equal.
 */
const sides = [
  /^\s*(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b[^:]*:/,
  /^\s*border-(?:top|bottom)-(?:left|right)-radius\s*:/,
  /^\s*(?:left|right)\s*:(?! (?:number|string|Float32Array))[^,]+;\s*$/,
  /^\s*(?:text-align|float|clear|transform-origin|justify-content|background-position)\s*:[^;]*\b(?:left|right)\b/,
  /gradient\(to (?:left|right)\b/,
];
const four =
  /^\s*(?:margin|padding|inset|border-(?:width|style|color))\s*:\s*(\S+) (\S+) (\S+) (?!\2;)(\S+);/;

/** A comment on the previous line explains a physical side. */
const reason = /^\s*\/\*.*\*\/\s*$/;

/** Returns the lines of a source that work in only one reading direction. */
function oneWay(source: string): string[] {
  const lines = source.split('\n');
  return lines.filter(
    (line, at) => [...sides, four].some((pattern) => pattern.test(line)) && !reason.test(lines[at - 1] ?? ''),
  );
}

const styled = files.filter((file) => /^packages\/ui\/src\/.*(?<!\.test)\.tsx?$/.test(file));

describe('either direction of reading', () => {
  it.each([
    '  margin-left: 1rem;',
    '  left: 0;',
    '  border-right-width: 0;',
    '  text-align: left;',
    '  padding: 0 1rem 0 0;',
    '  border-top-left-radius: 4px;',
    '  background: linear-gradient(to right, red, blue);',
  ])('finds %s', (line) => expect(oneWay(`a\n${line}`)).toEqual([line]));

  it.each(['  margin-inline-start: 1rem;', '  padding: 0 1rem 2rem 1rem;', '  padding: 0 1rem;'])(
    'lets %s be',
    (line) => expect(oneWay(`a\n${line}`)).toEqual([]),
  );

  it('lets a side be that has its reason', () =>
    expect(oneWay('/* A picture. */\n  left: 50%;')).toEqual([]));

  everyTest(
    'every component names the sides of the line, not of the screen [A §9 Theme defaults]',
    styled,
    (file) => {
      expect(oneWay(read(file))).toEqual([]);
    },
  );
});
