import { findNameFaults, findSmallFields, findTextOverflow } from './support/screens/judgeScreen';
import { visitScreens } from './support/screens/visitScreens';
import { expect, nightly, test } from './support/test';

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

const languages = { ar: {}, en: nightly, es: nightly, hi: nightly };

for (const [language, when] of Object.entries(languages))
  test(
    `every address in ${language}: text in twice its size fits, fields have 16 px, names are as shown`,
    when,
    async ({ page, sandbox }) => {
      test.setTimeout(600_000);
      await page.addInitScript((name) => localStorage.setItem('language', name), language);
      const faults: string[] = [];
      const visited = await visitScreens(page, sandbox, async (path) => {
        for (const size of sizes) {
          await page.setViewportSize(size);
          const found = [
            ...(await findTextOverflow(page)),
            ...(await findNameFaults(page)),
            ...(size.width === 390 ? await findSmallFields(page) : []),
          ];
          faults.push(...found.map((fault) => `${path} at ${size.width} px: ${fault}`));
        }
      });
      expect(faults).toEqual([]);
      expect(visited).toBeGreaterThanOrEqual(36);
    },
  );
