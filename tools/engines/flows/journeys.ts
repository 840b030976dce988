import { journeys, type JourneyName } from '../../../apps/portal/e2e/journeys/index';
import { playSteps } from '../../../apps/portal/e2e/journeys/journey';
import { judgePage } from '../../../apps/portal/e2e/journeys/judge';
import { makeActor, rangePackage } from '../../../apps/portal/e2e/support/worlds/backEnd';
import { message } from '../message';
import type { Flows } from './flow';

/** Every journey, in this engine. */
export const journeyFlows: Flows = Object.fromEntries(
  (Object.keys(journeys) as JourneyName[]).map((name) => [
    name,
    async (scene) => {
      const { page, sandbox } = scene;
      const { needs, opens, isVisitors } = journeys[name];
      const member = await makeActor((options) => scene.makeMember(options), needs);
      const payIn = () => sandbox.payIn(member.username, '250.00', 1);
      if (isVisitors) await page.open(opens);
      else await scene.openAs(member, opens);
      await playSteps(journeys[name], {
        ...{ driver: page, member, rangePackage, payIn },
        say: (key) => message(key),
        midway: () => Promise.resolve(),
      });
      const faults = await judgePage(page);
      if (faults.length > 0) throw new Error(faults.join('\n    '));
    },
  ]),
);
