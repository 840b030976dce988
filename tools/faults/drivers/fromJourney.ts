import en from '@portal/ui/text/languages/en.json' with { type: 'json' };
import { playOn, toLocator } from '../../../apps/portal/e2e/journeys/chromium';
import { journeys, type JourneyName } from '../../../apps/portal/e2e/journeys/index';
import { toQuery } from '../../../apps/portal/e2e/journeys/journey';
import type { Driver, Scene } from '../driver';

/** Returns how a journey makes one of its calls. */
export function fromJourney(
  name: JourneyName,
  call: string,
): Pick<Driver, 'call' | 'kind' | 'open'> & Required<Pick<Driver, 'begin' | 'press' | 'button'>> {
  const journey = journeys[name];
  const step = journey.steps.find((one) => one.call === call);
  if (!step?.target) throw new Error(`The journey ${name} does not make ${call}.`);
  const { target } = step;
  const find = (page: Scene['page']) =>
    toLocator(
      page,
      toQuery((key) => en[key], target),
    );
  return {
    ...{ call, kind: 'write', open: journey.opens },
    begin: ({ page, sandbox, member }) =>
      playOn(page, journey, member, {
        until: call,
        payIn: () => sandbox.payIn(member.username, '250.00', 1),
      }),
    press: ({ page }) => find(page).click(),
    button: find,
  };
}
