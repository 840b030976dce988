import { describe, expect, it } from 'vitest';
import { files, read } from './files';

/** Who runs what: the same folders as in vitest.config.ts, .storybook/main.ts and playwright.config.ts. */
const runners = {
  unit: /^(packages\/[^/]+\/src|apps\/portal\/src)\/.*\.test\.ts$|^(checks|\.storybook\/.+)\/[^/]+\.test\.ts$/,
  published: /^checks\/published\/[^/]+\.test\.ts$/,
  sandbox: /^apps\/sandbox\/src\/.*\.test\.ts$/,
  stories: /^(packages\/ui\/src|\.storybook)\/.*\.stories\.tsx$/,
  e2e: /^apps\/portal\/e2e\/[^/]+\.spec\.ts$/,
};

const testFiles = files.filter((file) => /\.(test|spec|stories)\.[cm]?[jt]sx?$/.test(file));

describe('every test is run', () => {
  it.each(testFiles)('%s belongs to one runner', (file) => {
    expect(Object.values(runners).filter((pattern) => pattern.test(file))).toHaveLength(1);
  });

  it.each(testFiles)('%s skips nothing and waits for no clock', (file) => {
    const source = read(file).replaceAll(/expect\([^)]*\)\.not\.toMatch\(.*\)/g, '');
    if (file === 'checks/collected.test.ts') return;
    expect(source).not.toMatch(/\b(it|test|describe)\.(skip|only|todo|fixme)\b/);
    expect(source).not.toMatch(/waitForTimeout|setTimeout\([^,]+,\s*\d{3,}/);
  });
});
