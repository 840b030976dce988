import en from '@portal/ui/text/languages/en.json' with { type: 'json' };
import { toChromium, toLocator } from '../../../apps/portal/e2e/journeys/chromium';
import { journeys, type JourneyName } from '../../../apps/portal/e2e/journeys/index';
import { playSteps, toQuery, type Stage } from '../../../apps/portal/e2e/journeys/journey';
import type { Driver, Scene } from '../driver';

const say: Stage['say'] = (key) => en[key];

const toStage = ({ page, sandbox, member }: Scene): Stage => ({
  ...{ driver: toChromium(page), say, member, rangePackage: 'Flex Bot' },
  payIn: () => sandbox.payIn(member.username, '250.00', 1),
  midway: () => Promise.resolve(),
});

/** Returns how a journey makes one of its calls. */
export function fromJourney(
  name: JourneyName,
  call: string,
): Pick<Driver, 'call' | 'kind' | 'open'> & Required<Pick<Driver, 'begin' | 'press' | 'button'>> {
  const journey = journeys[name];
  const step = journey.steps.find((one) => one.call === call);
  if (!step?.target) throw new Error(`The journey ${name} does not make ${call}.`);
  const { act, target } = step;
  return {
    ...{ call, kind: 'write', open: journey.opens },
    begin: (scene) => playSteps(journey, toStage(scene), call),
    press: (scene) => act(toStage(scene)),
    button: (page) => toLocator(page, toQuery(say, target)),
  };
}
