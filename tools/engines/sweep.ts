import { teamListAddress } from '@portal/ui/addresses';
import { judge } from '../../apps/portal/e2e/journeys/judge';
import { lookExpression, type Look } from '../../apps/portal/e2e/journeys/look';
import { routes } from '../../apps/portal/e2e/support/routes';
import type { Size } from './engine';
import type { Scene } from './scene';

export const desktop: Size = { width: 1280, height: 900 };
export const phone: Size = { width: 390, height: 844 };

/** Each address is opened light at a desk and dark on a phone, and resized to the other. */
const looks = [
  { theme: 'light', sizes: [desktop, phone] },
  { theme: 'dark', sizes: [phone, desktop] },
] as const;

const isIdle =
  "document.querySelector('main') !== null && document.querySelector('[aria-busy=true]') === null && !document.documentElement.hasAttribute('data-first')";

/** Waits until no skeleton is left and nothing is busy. */
export const rest = ({ page }: Scene): Promise<boolean> =>
  page.until('nothing busy', async () => (await page.tab.evaluate(isIdle)) === true);

async function look(scene: Scene, path: string): Promise<string[]> {
  const { page } = scene;
  const found: string[] = [];
  for (const { theme, sizes } of looks) {
    await page.tab.evaluate(`localStorage.setItem('theme', '${theme}')`);
    await page.tab.resize(sizes[0]);
    await page.open(path);
    await rest(scene);
    for (const size of sizes) {
      await page.resize(size);
      // A wider page may begin to load a chart.
      await rest(scene);
      const faults = judge({ look: (await page.evaluate(lookExpression)) as Look });
      found.push(...faults.map((fault) => `${path} in ${theme} at ${size.width}: ${fault}`));
    }
  }
  return found;
}

/** Opens every address signed in and out, in both themes and at both widths. Script errors are the probe's to report. */
export async function sweep(scene: Scene): Promise<void> {
  const { page } = scene;
  const found: string[] = [];
  const lookAt = async (path: string) =>
    found.push(...(await look(scene, path).catch((error: unknown) => [`${path}: ${String(error)}`])));
  // A page that is left while it starts reports the scripts that it loses.
  await page.open('/login');
  await rest(scene);
  for (const path of routes) await lookAt(path);
  await scene.openAs(await scene.signInDemo('leader'), '/user/dashboard');
  await rest(scene);
  for (const path of [...routes.filter((route) => route.startsWith('/user')), teamListAddress])
    await lookAt(path);
  if (found.length > 0) throw new Error(found.join('\n    '));
}
