import fc from 'fast-check';
import {
  begins,
  faultNames,
  findPressFiles,
  judgeStart,
  press,
  toCases,
  type Case,
  type StartStage,
} from '../../../apps/portal/e2e/journeys/brokenStart';
import { ShapingProxy } from '../../../apps/portal/e2e/journeys/shapingProxy';
import type { Member } from '../../../apps/portal/e2e/support/member';
import { Page } from '../page/page';
import { emptyPage } from '../probe';
import type { Scene } from '../scene';
import type { Flow, Flows } from './flow';

/** How many cases of each fault an engine plays. Chromium plays all of them (`npm run nightly -- journeys`). */
const drawn = 8;

/** Plays on an origin that nothing has visited. Its pages are opened without waiting for their files. */
async function onStage<T>(scene: Scene, member: Member, play: (stage: StartStage) => Promise<T>): Promise<T> {
  const proxy = await ShapingProxy.to(scene.probe.proxy.url);
  const driver = new Page(scene.profile.first, proxy.url, scene.engine.downloads);
  const go = async (path: string) => {
    await driver.evaluate(`void setTimeout(() => location.assign('${proxy.url}${path}'))`);
    // A browser with a stalled page answers late.
    await driver.until(path, async () => (await driver.path()) === path || undefined, 90_000);
  };
  const open = async (path: string) => {
    // Otherwise the page before could answer for the next one.
    await go(emptyPage);
    const { token, username } = member;
    const session = path.startsWith('/user') ? { token, username, status: 'true', auth_type: 'mpin' } : {};
    await driver.evaluate(`Object.assign(sessionStorage, ${JSON.stringify(session)}) && true`);
    await driver.evaluate(`void setTimeout(() => location.assign('${path}'))`);
  };
  try {
    return await play({ proxy, driver, open, member });
  } finally {
    proxy.close();
  }
}

const toFlow = (begin: Case['begin']): Flow => {
  const flow: Flow = async (scene) => {
    const member = await scene.makeMember({ by: 'mpin' });
    const files = begin === press ? await onStage(scene, member, findPressFiles) : [];
    const cases = toCases(begin, files);
    const seed = Date.now() % 1_000_000;
    const wrong: string[] = [];
    for (const [index, fault] of faultNames.entries()) {
      const own = cases.filter((one) => one.fault === fault);
      const size = Math.min(drawn, own.length);
      const draw = fc.shuffledSubarray(own, { minLength: size, maxLength: size });
      // Another seed for each fault, so that all of them together break most files.
      for (const one of fc.sample(draw, { seed: seed + index, numRuns: 1 }).flat()) {
        // A case that can't go on leaves the verdicts of the others.
        const judged = await onStage(scene, member, (stage) => judgeStart(stage, one)).catch(
          (error: unknown) => [`${JSON.stringify(one)}: ${String(error)}`],
        );
        wrong.push(...judged);
      }
    }
    // The planted faults are the only errors of these pages.
    scene.probe.reports.splice(0);
    if (wrong.length > 0) throw new Error([`seed ${seed}`, ...wrong].join('\n    '));
  };
  return Object.assign(flow, { waitsForLoad: false as const });
};

/** Starts with a broken file: within 10 s they work or say what to do, and heal. */
export const startFlows: Flows = Object.fromEntries(
  begins.map((begin) => [`start of ${begin}`, toFlow(begin)]),
);
