import { describe, expect } from 'vitest';
import { everyTest } from './judged';
import { files, read } from '../requirements/files';

/**
 * The files of each runner, with the same folders as in vitest.config.ts, .storybook/main.ts and playwright.config.ts.
 */
const runners = {
  unit: /^(packages\/[^/]+\/src|apps\/portal\/(src|firstPaint|serviceWorker)|tools|\.storybook)\/(?!rules\/(nightly|published)\/).*\.test\.ts$/,
  nightly: /^tools\/rules\/nightly\/[^/]+\.test\.ts$/,
  published: /^tools\/rules\/published\/[^/]+\.test\.ts$/,
  sandbox: /^apps\/sandbox\/src\/.*\.test\.ts$/,
  stories: /^(packages\/ui\/src|tools\/storybook)\/.*\.stories\.tsx$/,
  snapshots: /^tools\/storybook\/run\/[^/]+\.spec\.ts$/,
  e2e: /^(apps\/portal\/e2e|tools\/(contract-check|engines|faults|laravel\/flows))\/[^/]+\.spec\.ts$/,
};

const oldWords =
  /\b(whatever|whichever|whoever|nobody|anew|beside|by itself|of (its|their|her|our) own|can ?not|all the same|if, and only if|pictures?|at once)\b/i;

const testFiles = files.filter((file) => /\.(test|spec|stories)\.[cm]?[jt]sx?$/.test(file));

describe('every test is run', () => {
  everyTest('every test file belongs to one runner', testFiles, (file) => {
    expect(Object.values(runners).filter((pattern) => pattern.test(file))).toHaveLength(1);
  });

  everyTest('no test file skips anything or waits for a clock', testFiles, (file) => {
    const source = read(file).replaceAll(/expect\([^)]*\)\.not\.toMatch\(.*\)/g, '');
    if (file === 'tools/rules/collected.test.ts') return;
    expect(source).not.toMatch(/\b(it|test|describe)\.(skip|only|todo|fixme)\b/);
    expect(source).not.toMatch(/waitForTimeout|setTimeout\([^,]+,\s*\d{3,}/);
  });

  everyTest('no title of a test has old words', testFiles, (file) => {
    const titles = read(file).matchAll(/\b(?:it|test|describe)[^'"`\n]*\((['"`])(.+?)\1/g);
    expect([...titles].map(([, , title]) => title).filter((title) => oldWords.test(title ?? ''))).toEqual([]);
  });
});
