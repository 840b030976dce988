import { useServices } from '@portal/portal-core/store/services';
import {
  pulseNames,
  type PulseLeg,
  type PulseName,
  type PulseProps,
  type TeamPulse,
} from '@portal/ui/screens/network';
import { portalToday } from '@portal/ui/text/format/dates';
import { useListTeamQuery } from '../network.api';
import { toPulseFilters, toPulsePath, toPulseQuery, toTotal } from './pulse.mappers';

/** One figure, from decorative reads of the team list: a failure leaves it without a number. */
function useFigure(name: PulseName, leg: PulseLeg, today: string) {
  const { client } = useServices();
  const filters = toPulseFilters(name, leg, today);
  const { data, isLoading } = useListTeamQuery({ query: toPulseQuery(filters), decorative: true });
  const count = data && toTotal(data, client.getListLocation('/team-list'), filters);
  return { isLoading, figure: { count, href: toPulsePath(filters) } };
}

function useLegs(name: PulseName, today: string) {
  const [left, right] = [useFigure(name, 'left', today), useFigure(name, 'right', today)];
  return { isLoading: left.isLoading || right.isLoading, legs: { left: left.figure, right: right.figure } };
}

/** The team at a glance; undefined if no figure can be read. */
export function useTeamPulse(now: number): PulseProps['figures'] | undefined {
  const today = portalToday(now);
  const found = {
    joined: useLegs('joined', today),
    bought: useLegs('bought', today),
    unpaid: useLegs('unpaid', today),
    silent: useLegs('silent', today),
  };
  if (pulseNames.some((name) => found[name].isLoading)) return { state: 'loading' };
  const data: TeamPulse = {
    ...{ joined: found.joined.legs, bought: found.bought.legs },
    ...{ unpaid: found.unpaid.legs, silent: found.silent.legs },
  };
  const isKnown = pulseNames.some((name) => data[name].left.count !== undefined);
  return isKnown ? { state: 'ready', data } : undefined;
}
