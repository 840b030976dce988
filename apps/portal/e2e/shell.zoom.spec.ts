import { findNameFaults, findSmallFields, findTextOverflow } from './support/screens/judgeScreen';
import { visitScreens } from './support/screens/visitScreens';
import { expect, nightly, test } from './support/test';

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

const languages = ['ar', 'en', 'es', 'hi'];
/** `npm test` opens a phone in Arabic. */
const runs = languages.flatMap((language) =>
  sizes.map((size) => ({ language, size, when: language === 'ar' && size.width === 390 ? {} : nightly })),
);

for (const { language, size, when } of runs)
  test(
    `at ${size.width} px in ${language} text in twice its size fits, fields have 16 px, names are as shown`,
    when,
    async ({ page, sandbox }) => {
      test.setTimeout(600_000);
      await page.setViewportSize(size);
      await page.addInitScript((name) => localStorage.setItem('language', name), language);
      const faults: string[] = [];
      const visited = await visitScreens(page, sandbox, async (path) => {
        const found = [
          ...(await findTextOverflow(page)),
          ...(await findNameFaults(page)),
          ...(size.width === 390 ? await findSmallFields(page) : []),
        ];
        faults.push(...found.map((fault) => `${path}: ${fault}`));
      });
      expect(faults).toEqual([]);
      expect(visited).toBeGreaterThanOrEqual(36);
    },
  );
